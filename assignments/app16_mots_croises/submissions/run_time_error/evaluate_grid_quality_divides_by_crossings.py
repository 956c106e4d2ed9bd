"""Ta fonction divise par le nombre de croisements, et s'arrête sur une erreur quand il n'y en a aucun. Une
telle grille mérite une note : laquelle ?
"""

def evaluate_grid_quality(grid):
    blanches = grid.rows * grid.cols - len(grid.black_cells)
    croisements = grid.get_intersections()
    croises = {numero for c in croisements for numero in c[:2]}
    isoles = [s for s in grid.slots if s.id not in croises]
    return max(0, 1 - blanches / (10 * len(croisements)) - len(isoles) / len(grid.slots))
