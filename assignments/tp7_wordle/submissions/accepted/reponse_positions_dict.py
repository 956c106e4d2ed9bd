"""A dictionary gives the set of positions of each letter of the word."""


def reponse(mot, proposition):
    positions = {}
    for i, lettre in enumerate(mot):
        positions.setdefault(lettre, set()).add(i)
    sortie = []
    for i, lettre in enumerate(proposition):
        if lettre not in positions:
            sortie.append("_")
        elif i in positions[lettre]:
            sortie.append(lettre)
        else:
            sortie.append("*")
    return "".join(sortie)
