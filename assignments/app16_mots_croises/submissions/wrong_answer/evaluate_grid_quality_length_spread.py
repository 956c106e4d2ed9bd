"""Tu ne regardes que les longueurs des slots. Deux grilles dont les slots ont les mêmes longueurs peuvent être
très différentes : compte aussi leurs croisements et leurs slots isolés.
"""

def evaluate_grid_quality(grid):
    blanches = grid.rows * grid.cols - len(grid.black_cells)
    croisements = grid.get_intersections()
    croises = {numero for c in croisements for numero in c[:2]}
    isoles = [s for s in grid.slots if s.id not in croises]
    longueurs = [s.length for s in grid.slots]
    return 1 / (1 + max(longueurs) - min(longueurs))
