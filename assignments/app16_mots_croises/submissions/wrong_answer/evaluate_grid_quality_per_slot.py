"""Tu divises le nombre de croisements par le nombre de slots : un slot en a souvent plusieurs, et la note
dépasse 1. Par quel nombre plus grand peux-tu diviser ?
"""

def evaluate_grid_quality(grid):
    blanches = grid.rows * grid.cols - len(grid.black_cells)
    croisements = grid.get_intersections()
    croises = {numero for c in croisements for numero in c[:2]}
    isoles = [s for s in grid.slots if s.id not in croises]
    return max(0, len(croisements) - len(isoles)) / len(grid.slots)
