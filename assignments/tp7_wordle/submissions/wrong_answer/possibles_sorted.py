"""Ta fonction garde les bons mots, mais les range dans l'ordre alphabétique. L'énoncé demande de les laisser dans
l'ordre de L : quelle instruction de ton code trie la liste, et en as-tu besoin ?
"""


def possibles(L, proposition, rep):
    res = []
    for m in L:
        if reponse(m, proposition) == rep:
            res.append(m)
    res.sort()
    return res
