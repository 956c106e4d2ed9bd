"""Black cells one by one; one that costs more than two crossings is put back."""

import random


def convient(g):
    dans = {}
    for s in g.slots:
        for c in s.cells:
            dans[c] = dans.get(c, 0) + 1
    blanches = g.rows * g.cols - len(g.black_cells)
    return len(dans) == blanches and all(max(dans[c] for c in s.cells) == 2 for s in g.slots)


def generate_optimized_grid(rows, cols, target_intersections=None):
    def grille(noires):
        return CrosswordGrid(rows, cols, noires, find_slots(rows, cols, noires))

    a_noircir = int(0.2 * rows * cols)
    g = grille(set())
    n = len(g.get_intersections())
    while len(g.black_cells) < a_noircir:
        case = (random.randint(0, rows - 1), random.randint(0, cols - 1))
        if case in g.black_cells:
            continue
        essai = grille(g.black_cells | {case})
        m = len(essai.get_intersections())
        if convient(essai) and (n - m <= 1 or (n - m == 2 and random.random() < 0.05)):
            g, n = essai, m
    return g
