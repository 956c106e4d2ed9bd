"""Ta pénalité peut faire passer la note au-dessous de 0. Borne-la, ou choisis un calcul qui reste toujours
entre 0 et 1.
"""

def evaluate_grid_quality(grid):
    blanches = grid.rows * grid.cols - len(grid.black_cells)
    croisements = grid.get_intersections()
    croises = {numero for c in croisements for numero in c[:2]}
    isoles = [s for s in grid.slots if s.id not in croises]
    return len(croisements) / blanches - 0.3 * len(isoles)
