"""Tu ranges les mots par ordre alphabétique, et les égalités ne se jouent plus comme il faut. Le premier dont
parle l'énoncé est celui de la liste words.
"""


def sutom_openings(words):
    ouvertures = {}
    for lettre in {w[0] for w in words}:
        famille = sorted(w for w in words if w[0] == lettre)
        ouvertures[lettre] = best_guess(famille, famille)
    return ouvertures
