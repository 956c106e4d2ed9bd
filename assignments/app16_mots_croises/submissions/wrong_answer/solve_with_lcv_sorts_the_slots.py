"""Tu ranges les slots de la grille que l'on t'a donnée. Choisis l'ordre que tu veux, mais dans une liste à
toi : sorted en fait une.
"""


def solve_with_lcv(grid, dictionary):
    grid.slots.sort(key=lambda slot: slot.length)

    class Recherche(CrosswordBacktracking):
        def _candidates(self, slot):
            mots = super()._candidates(slot)
            return sorted(mots, key=lambda m: count_eliminated_words(grid, dictionary, slot, m, self.assignment))

    solveur = Recherche(grid, dictionary)
    return solveur.solve(), solveur.nodes_explored
