"""An unbounded score, squashed between 0 and 1."""

import math


def evaluate_grid_quality(grid):
    score = 0.0
    for s in grid.slots:
        combien = sum(s.id in (h, v) for h, v, _ in grid.get_intersections())
        score += combien / s.length if combien else -3
    return 1 / (1 + math.exp(-score / len(grid.slots)))
