"""Tes cases noires sont mises au hasard et rien n'est vérifié ensuite : parfois une case blanche reste seule,
hors de tout slot, ou un slot n'en croise aucun. Il faut refuser ces grilles.
"""

import random



def generate_optimized_grid(rows, cols, target_intersections=None):
    cases = [(r, c) for r in range(rows) for c in range(cols)]
    noires = set(random.sample(cases, len(cases) // 5 + 1))
    return CrosswordGrid(rows, cols, noires, find_slots(rows, cols, noires))
