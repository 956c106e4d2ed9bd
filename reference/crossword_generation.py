"""Des grilles que l'on peut publier : bien faites, d'un seul tenant, symétriques au besoin, et que l'on sait remplir."""

import random

from reference.app16_mots_croises import (
    CrosswordCSP,
    CrosswordGrid,
    crossing_cells,
    find_slots,
    is_well_made,
    slots_per_cell,
)


def publishable_grid(
    rows, cols, dictionary, density=0.36, symmetric=False, target_intersections=None, seed=0, tries=100
):
    """La meilleure des grilles essayées, avec ses mots ; None si aucune ne se remplit de mots tous différents.

    La meilleure a le plus de croisements, ou leur nombre le plus proche de target_intersections. Même seed, même grille.
    """
    if not 0 < density < 1:
        raise ValueError("density : il faut une proportion entre 0 et 1")
    if tries < 1:
        raise ValueError("tries : il faut au moins un essai")
    rng = random.Random(seed)
    goal = rows * cols if target_intersections is None else target_intersections
    drawn = [draw_grid(rows, cols, density, symmetric, rng) for _ in range(tries)]
    for grid in sorted(drawn, key=lambda grid: abs(len(crossing_cells(grid)) - goal)):
        csp = CrosswordCSP(grid, dictionary, all_different=True)
        if csp.solve(time_limit=5):
            return grid, csp.get_words()
    return None


def draw_grid(rows, cols, density, symmetric, rng):
    """Une grille bien faite et d'un seul tenant, dont la part de cases noires approche density sans la dépasser."""
    cells = [(r, c) for r in range(rows) for c in range(cols)]
    grid = CrosswordGrid(rows, cols, set(), find_slots(rows, cols, set()))
    for r, c in rng.sample(cells, len(cells)):
        pair = {(r, c), (rows - 1 - r, cols - 1 - c)} if symmetric else {(r, c)}
        black_cells = grid.black_cells | pair
        darker = CrosswordGrid(rows, cols, black_cells, find_slots(rows, cols, black_cells))
        if len(black_cells) <= density * rows * cols and is_well_made(darker) and is_connected(darker):
            grid = darker
    return grid


def is_connected(grid):
    """True si l'on peut aller de toute case blanche à toute autre en passant par des cases blanches voisines."""
    white = set(slots_per_cell(grid))
    reached, waiting = set(), list(white)[:1]
    while waiting:
        r, c = waiting.pop()
        reached.add((r, c))
        waiting += white & {(r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)} - reached
    return reached == white
