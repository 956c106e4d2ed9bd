"""The harmonic mean of two parts."""

from collections import Counter


def evaluate_grid_quality(grid):
    dans = Counter(case for s in grid.slots for case in s.cells)
    blanches = [(r, c) for r in range(grid.rows) for c in range(grid.cols) if grid.is_white(r, c)]
    a = len([case for case in blanches if dans[case] == 2]) / len(blanches)
    b = len([s for s in grid.slots if any(dans[case] == 2 for case in s.cells)]) / len(grid.slots)
    return 2 * a * b / (a + b) if a + b > 0 else 0
