"""Tu ranges les mots selon leur dernière lettre. Laquelle est donnée au début d'une partie de SUTOM ?
"""


def sutom_openings(words):
    familles = {}
    for m in words:
        familles.setdefault(m[-1], []).append(m)
    return {c: best_guess(f, f) for c, f in familles.items()}
