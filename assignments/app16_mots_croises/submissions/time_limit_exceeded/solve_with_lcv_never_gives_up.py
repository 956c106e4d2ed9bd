"""Quand la grille n'a pas de solution, ta recherche ne s'arrête jamais. Que doit-il se passer quand tous les
mots ont été essayés ?
"""

import random


def solve_with_lcv(grid, dictionary):
    noeuds = 0
    while True:
        poses, lettres = {}, {}
        for slot in grid.slots:
            noeuds += 1
            bons = [
                m
                for m in dictionary.get(slot.length, [])
                if all(lettres.get(c, l) == l for c, l in zip(slot.cells, m))
            ]
            if not bons:
                break
            couts = [count_eliminated_words(grid, dictionary, slot, m, poses) for m in bons]
            mot = bons[couts.index(min(couts))] if random.random() < 0.6 else random.choice(bons)
            poses[slot.id] = mot
            lettres.update(zip(slot.cells, mot))
        if len(poses) == len(grid.slots):
            return True, noeuds
