"""Tu renvoies le motif en lettres. L'énoncé demande son code, un nombre : quelle fonction sait le calculer ?
"""


def compute_pattern(guess, answer):
    reste = [y for x, y in zip(guess, answer) if x != y]
    motif = ""
    for x, y in zip(guess, answer):
        if x == y:
            motif += "g"
        elif x in reste:
            motif += "y"
            reste.remove(x)
        else:
            motif += "r"
    return motif
