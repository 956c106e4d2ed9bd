"""Ta note ne tient pas compte des slots isolés : deux grilles qui ont autant de croisements sont à égalité,
même si l'une d'elles a un slot qui n'en croise aucun.
"""

def evaluate_grid_quality(grid):
    blanches = grid.rows * grid.cols - len(grid.black_cells)
    croisements = grid.get_intersections()
    croises = {numero for c in croisements for numero in c[:2]}
    isoles = [s for s in grid.slots if s.id not in croises]
    return len(croisements) / blanches
