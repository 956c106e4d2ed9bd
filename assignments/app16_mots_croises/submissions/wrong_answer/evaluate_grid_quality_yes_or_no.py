"""Tu renvoies vrai ou faux. Une note est un nombre entre 0 et 1, qui permet de comparer deux grilles."""

def evaluate_grid_quality(grid):
    blanches = grid.rows * grid.cols - len(grid.black_cells)
    croisements = grid.get_intersections()
    croises = {numero for c in croisements for numero in c[:2]}
    isoles = [s for s in grid.slots if s.id not in croises]
    return not isoles and len(croisements) >= 0.5 * blanches
