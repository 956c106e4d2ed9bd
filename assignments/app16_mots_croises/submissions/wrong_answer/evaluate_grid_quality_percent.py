"""Ta note est un pourcentage, de 0 à 100. Le sujet demande un nombre entre 0 et 1."""

def evaluate_grid_quality(grid):
    blanches = grid.rows * grid.cols - len(grid.black_cells)
    croisements = grid.get_intersections()
    croises = {numero for c in croisements for numero in c[:2]}
    isoles = [s for s in grid.slots if s.id not in croises]
    return 100 * len(croisements) / blanches * (1 - len(isoles) / len(grid.slots))
