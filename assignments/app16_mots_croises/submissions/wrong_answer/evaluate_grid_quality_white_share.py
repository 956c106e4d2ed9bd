"""Tu notes la part des cases blanches. Elle ne dit rien des croisements ni des slots isolés : une grille peut
être très blanche et mal faite.
"""

def evaluate_grid_quality(grid):
    blanches = grid.rows * grid.cols - len(grid.black_cells)
    croisements = grid.get_intersections()
    croises = {numero for c in croisements for numero in c[:2]}
    isoles = [s for s in grid.slots if s.id not in croises]
    return blanches / (grid.rows * grid.cols)
