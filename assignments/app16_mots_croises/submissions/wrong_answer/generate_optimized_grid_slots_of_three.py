"""Tu ne gardes que les slots d'au moins trois cases. Deux cases blanches côte à côte forment déjà un slot.

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
    g = meilleure(rows, cols, round(0.2 * rows * cols))
    return CrosswordGrid(rows, cols, g.black_cells, [s for s in g.slots if s.length >= 3])
