"""Ta note baisse quand il y a plus de croisements : elle est à l'envers. 1 doit être la note d'une grille
excellente.
"""

def evaluate_grid_quality(grid):
    blanches = grid.rows * grid.cols - len(grid.black_cells)
    croisements = grid.get_intersections()
    croises = {numero for c in croisements for numero in c[:2]}
    isoles = [s for s in grid.slots if s.id not in croises]
    return (1 - len(croisements) / blanches) * (1 - len(isoles) / len(grid.slots))
