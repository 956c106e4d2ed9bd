"""A part of the whole grid, less a penalty, and never below 0."""


def evaluate_grid_quality(grid):
    numeros = [s.id for s in grid.slots]
    for h, v, _ in grid.get_intersections():
        if h in numeros:
            numeros.remove(h)
        if v in numeros:
            numeros.remove(v)
    note = len(grid.get_intersections()) / (grid.rows * grid.cols) - 0.05 * len(numeros)
    return max(0.0, min(1.0, note))
