"""Ta note ne dépend que des slots isolés. Les croisements doivent compter aussi : plus il y en a, meilleure
est la grille.
"""

def evaluate_grid_quality(grid):
    blanches = grid.rows * grid.cols - len(grid.black_cells)
    croisements = grid.get_intersections()
    croises = {numero for c in croisements for numero in c[:2]}
    isoles = [s for s in grid.slots if s.id not in croises]
    return 1 - len(isoles) / len(grid.slots)
