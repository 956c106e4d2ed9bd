"""Tu renvoies le nombre de nœuds avant le succès. L'ordre demandé est (succès, nœuds)."""

def solve_with_lcv(grid, dictionary):
    class Solveur(CrosswordBacktracking):
        def _candidates(self, slot):
            mots = super()._candidates(slot)
            mots.sort(key=lambda m: count_eliminated_words(grid, dictionary, slot, m, self.assignment))
            return mots

    s = Solveur(grid, dictionary)
    ok = s.solve()
    return s.nodes_explored, ok
