"""The other choice: 20 to 30 crossings, so that the grid is easier to fill; its slots are made by hand."""

import random


def convient(g):
    dans = {}
    for s in g.slots:
        for c in s.cells:
            dans[c] = dans.get(c, 0) + 1
    blanches = g.rows * g.cols - len(g.black_cells)
    return len(dans) == blanches and all(max(dans[c] for c in s.cells) == 2 for s in g.slots)


def slots_de(rows, cols, noires):
    slots = []
    for sens, lignes in (("H", [[(r, c) for c in range(cols)] for r in range(rows)]),
                         ("V", [[(r, c) for r in range(rows)] for c in range(cols)])):
        for ligne in lignes:
            morceau = []
            for case in ligne + [None]:
                if case is None or case in noires:
                    if len(morceau) > 1:
                        slots.append(Slot(100 + len(slots), morceau[0][0], morceau[0][1], len(morceau), sens, list(morceau)))
                    morceau = []
                else:
                    morceau.append(case)
    return slots


def generate_optimized_grid(rows, cols, target_intersections=None):
    vise = 25 if target_intersections is None else target_intersections
    cases = [(r, c) for r in range(rows) for c in range(cols)]
    gardees = []
    while len(gardees) < 40:
        noires = set(random.sample(cases, len(cases) // 4))
        g = CrosswordGrid(rows, cols, noires, slots_de(rows, cols, noires))
        if convient(g):
            gardees.append(g)
    return min(gardees, key=lambda g: abs(len(g.get_intersections()) - vise))
