"""Tes grilles sont bien faites, mais elles n'ont pas plus de croisements que d'autres au hasard : tu gardes la
première qui convient. Compare-en plusieurs, ou améliore-la peu à peu.
"""

import random


def bien_faite(g):
    dans = {}
    for s in g.slots:
        for c in s.cells:
            dans[c] = dans.get(c, 0) + 1
    blanches = g.rows * g.cols - len(g.black_cells)
    return len(dans) == blanches and all(max(dans[c] for c in s.cells) == 2 for s in g.slots)


def meilleure(rows, cols, combien, essais=40):
    cases = [(r, c) for r in range(rows) for c in range(cols)]
    bonnes = []
    while len(bonnes) < essais:
        noires = set(random.sample(cases, combien))
        g = CrosswordGrid(rows, cols, noires, find_slots(rows, cols, noires))
        if bien_faite(g):
            bonnes.append(g)
    return max(bonnes, key=lambda g: len(g.get_intersections()))


def generate_optimized_grid(rows, cols, target_intersections=None):
    cases = [(r, c) for r in range(rows) for c in range(cols)]
    while True:
        noires = set(random.sample(cases, -(-15 * len(cases) // 100)))
        g = CrosswordGrid(rows, cols, noires, find_slots(rows, cols, noires))
        if bien_faite(g):
            return g
