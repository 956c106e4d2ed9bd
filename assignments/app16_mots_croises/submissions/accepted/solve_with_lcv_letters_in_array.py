"""Letters in an array, words in a list, no word twice."""

import numpy as np


def solve_with_lcv(grid, dictionary):
    lettres = np.full((grid.rows, grid.cols), ".", dtype=object)
    mots = [None] * len(grid.slots)
    bilan = {"noeuds": 0}

    def en_cours():
        return {s.id: m for s, m in zip(grid.slots, mots) if m}

    def remplir(rang):
        bilan["noeuds"] += 1
        if rang == len(mots):
            return True
        s = grid.slots[rang]
        avant = [lettres[c] for c in s.cells]
        candidats = [
            m
            for m in dictionary.get(s.length, [])
            if m not in mots and all(a in (".", l) for a, l in zip(avant, m))
        ]
        for m in sorted(candidats, key=lambda m: count_eliminated_words(grid, dictionary, s, m, en_cours())):
            for c, l in zip(s.cells, m):
                lettres[c] = l
            mots[rang] = m
            if remplir(rang + 1):
                return True
            mots[rang] = None
            for c, l in zip(s.cells, avant):
                lettres[c] = l
        return False

    return remplir(0), bilan["noeuds"]
