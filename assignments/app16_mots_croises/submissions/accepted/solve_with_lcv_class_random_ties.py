"""A class; ties are broken at random; the most crossed slot first; words are taken away again even after a success."""

import random


class Solveur:
    def __init__(self, grid, dictionary):
        self.grid, self.dictionary = grid, dictionary
        self.noeuds = 0
        self.affectation = {}
        degre = {s.id: 0 for s in grid.slots}
        for h, v, _ in grid.get_intersections():
            degre[h] += 1
            degre[v] += 1
        self.ordre = sorted(grid.slots, key=lambda s: -degre[s.id])

    def va(self, slot, mot):
        for autre in self.ordre:
            if autre.id in self.affectation:
                pose = dict(zip(autre.cells, self.affectation[autre.id]))
                for case, lettre in zip(slot.cells, mot):
                    if pose.get(case, lettre) != lettre:
                        return False
        return True

    def cherche(self):
        self.noeuds += 1
        if len(self.affectation) == len(self.ordre):
            return True
        slot = self.ordre[len(self.affectation)]
        mots = list(self.dictionary.get(slot.length, []))
        random.shuffle(mots)
        mots.sort(
            key=lambda m: count_eliminated_words(self.grid, self.dictionary, slot, m, self.affectation)
        )
        for mot in mots:
            if self.va(slot, mot):
                self.affectation[slot.id] = mot
                reussi = self.cherche()
                del self.affectation[slot.id]
                if reussi:
                    return True
        return False


def solve_with_lcv(grid, dictionary):
    s = Solveur(grid, dictionary)
    return s.cherche(), s.noeuds
