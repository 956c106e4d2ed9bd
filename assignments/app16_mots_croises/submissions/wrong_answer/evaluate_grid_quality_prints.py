"""Ta fonction affiche la note au lieu de la renvoyer : celui qui l'appelle reçoit None. Par quelle instruction une
fonction donne-t-elle son résultat ?
"""

def evaluate_grid_quality(grid):
    blanches = grid.rows * grid.cols - len(grid.black_cells)
    croisements = grid.get_intersections()
    croises = {numero for c in croisements for numero in c[:2]}
    isoles = [s for s in grid.slots if s.id not in croises]
    print(len(croisements) / blanches * (1 - len(isoles) / len(grid.slots)))
