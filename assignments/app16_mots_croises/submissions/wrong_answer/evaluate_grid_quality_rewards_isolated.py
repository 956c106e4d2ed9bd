"""Ta note monte avec le nombre de slots isolés. C'est un défaut : il doit la faire baisser."""

def evaluate_grid_quality(grid):
    blanches = grid.rows * grid.cols - len(grid.black_cells)
    croisements = grid.get_intersections()
    croises = {numero for c in croisements for numero in c[:2]}
    isoles = [s for s in grid.slots if s.id not in croises]
    return (len(croisements) / blanches + len(isoles) / len(grid.slots)) / 2
