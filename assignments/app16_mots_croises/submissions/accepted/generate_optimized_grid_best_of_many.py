"""Many random grids, of which the best is kept."""

import random


def convient(g):
    dans = {}
    for s in g.slots:
        for c in s.cells:
            dans[c] = dans.get(c, 0) + 1
    blanches = g.rows * g.cols - len(g.black_cells)
    return len(dans) == blanches and all(max(dans[c] for c in s.cells) == 2 for s in g.slots)


def generate_optimized_grid(rows, cols, target_intersections=None):
    cases = [(r, c) for r in range(rows) for c in range(cols)]
    meilleure, record = None, -1
    for _ in range(80):
        noires = set(random.sample(cases, round(0.18 * len(cases))))
        g = CrosswordGrid(rows, cols, noires, find_slots(rows, cols, noires))
        if convient(g):
            n = len(g.get_intersections())
            if n > record:
                meilleure, record = g, n
    return meilleure or generate_optimized_grid(rows, cols, target_intersections)
