"""Tu numérotes les slots verticaux à partir de 0, comme les horizontaux : deux slots ont le même numéro.
Chaque numéro ne doit servir qu'une fois dans la grille.
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
    slots = []
    for sens in "HV":
        for numero, s in enumerate(t for t in g.slots if t.direction == sens):
            slots.append(Slot(numero, s.row, s.col, s.length, sens, s.cells))
    return CrosswordGrid(rows, cols, g.black_cells, slots)
