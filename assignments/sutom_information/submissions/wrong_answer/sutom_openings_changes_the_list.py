"""Tes ouvertures sont bonnes, mais la liste words n'est plus la même après. A-t-on le droit de vider, ou de trier, une
liste que l'on n'a fait qu'emprunter ?
"""


def sutom_openings(words):
    ouvertures = {}
    for lettre in {w[0] for w in words}:
        famille = [w for w in words if w[0] == lettre]
        ouvertures[lettre] = best_guess(famille, famille)
    words.sort(reverse=True)
    return ouvertures
