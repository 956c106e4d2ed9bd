"""Ta grille n'a pas de cases noires : elle a le plus de croisements possible, mais ce n'est plus une grille de
mots croisés. Il faut 15 à 25 % de cases noires.
"""

def generate_optimized_grid(rows, cols, target_intersections=None):
    return CrosswordGrid(rows, cols, set(), find_slots(rows, cols, set()))
