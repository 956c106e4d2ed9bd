"""Half a turn leaves the grid as it is: black cells come in pairs."""

import random


def convient(g):
    dans = {}
    for s in g.slots:
        for c in s.cells:
            dans[c] = dans.get(c, 0) + 1
    blanches = g.rows * g.cols - len(g.black_cells)
    return len(dans) == blanches and all(max(dans[c] for c in s.cells) == 2 for s in g.slots)


def generate_optimized_grid(rows, cols, target_intersections=None):
    bonnes = []
    while len(bonnes) < 25:
        noires = set()
        while len(noires) < 0.17 * rows * cols:
            r, c = random.randrange(rows), random.randrange(cols)
            noires |= {(r, c), (rows - 1 - r, cols - 1 - c)}
        g = CrosswordGrid(rows, cols, noires, find_slots(rows, cols, noires))
        if convient(g):
            bonnes.append(g)
    return max(bonnes, key=lambda g: sum(s.length for s in g.slots) - 2 * len(g.slots) / 100)
