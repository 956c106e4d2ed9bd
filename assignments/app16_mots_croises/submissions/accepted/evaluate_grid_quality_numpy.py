"""Arrays of booleans; the mark is a NumPy number."""

import numpy as np


def evaluate_grid_quality(grid):
    h, v = np.zeros((2, grid.rows, grid.cols), dtype=bool)
    for s in grid.slots:
        for case in s.cells:
            (h if s.direction == "H" else v)[case] = True
    deux = h & v
    isoles = np.array([not any(deux[case] for case in s.cells) for s in grid.slots])
    return np.mean([deux.sum() / (h | v).sum(), 1 - isoles.mean()])
