"""Ta division donne un nombre entier : la note vaut presque toujours 0. Que valent 3 / 4 et 3 // 4 ?"""

def evaluate_grid_quality(grid):
    blanches = grid.rows * grid.cols - len(grid.black_cells)
    croisements = grid.get_intersections()
    croises = {numero for c in croisements for numero in c[:2]}
    isoles = [s for s in grid.slots if s.id not in croises]
    return (len(croisements) // blanches) * (1 - len(isoles) / len(grid.slots))
