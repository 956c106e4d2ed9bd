"""Tu gardes les mots qui contiennent la lettre, où qu'elle soit. À SUTOM, c'est la première lettre qui est
donnée.
"""


def sutom_openings(words):
    ouvertures = {}
    for lettre in {w[0] for w in words}:
        famille = [w for w in words if lettre in w]
        ouvertures[lettre] = best_guess(famille, famille)
    return ouvertures
