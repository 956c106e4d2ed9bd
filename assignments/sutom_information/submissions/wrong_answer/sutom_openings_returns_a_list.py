"""Tu renvoies une liste de couples. On demande un dictionnaire, où l'on trouve l'ouverture à partir de la lettre.
"""


def sutom_openings(words):
    lettres = sorted({m[0] for m in words})
    familles = [[m for m in words if m[0] == c] for c in lettres]
    return [(c, best_guess(f, f)) for c, f in zip(lettres, familles)]
