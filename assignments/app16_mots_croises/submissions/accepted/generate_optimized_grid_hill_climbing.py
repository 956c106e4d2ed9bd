"""Starts anywhere and moves a black cell as long as that helps."""

import random


def note(rows, cols, noires):
    blanche = lambda r, c: 0 <= r < rows and 0 <= c < cols and (r, c) not in noires
    h = {(r, c) for r in range(rows) for c in range(cols) if blanche(r, c) and (blanche(r, c - 1) or blanche(r, c + 1))}
    v = {(r, c) for r in range(rows) for c in range(cols) if blanche(r, c) and (blanche(r - 1, c) or blanche(r + 1, c))}
    seules = rows * cols - len(noires) - len(h | v)
    isoles = sum(not (set(s.cells) & h & v) for s in find_slots(rows, cols, noires))
    return len(h & v) - 100 * (seules + isoles)


def generate_optimized_grid(rows, cols, target_intersections=None):
    cases = [(r, c) for r in range(rows) for c in range(cols)]
    noires = set(random.sample(cases, len(cases) // 5 + 1))
    essais = 0
    while essais < 150 or note(rows, cols, noires) < 0:
        essais += 1
        enleve = random.choice(sorted(noires))
        ajoute = random.choice(cases)
        autres = (noires - {enleve}) | {ajoute}
        if len(autres) == len(noires) and note(rows, cols, autres) >= note(rows, cols, noires):
            noires = autres
    return CrosswordGrid(rows=rows, cols=cols, black_cells=noires, slots=find_slots(rows, cols, noires))
