"""Tu écris la lettre dès qu'elle est dans le mot, même mal placée. Comment le joueur saura-t-il si elle est à la
bonne place ? Regarde le premier e du mot "heure" dans reponse("arbre", "heure").
"""


def reponse(mot, proposition):
    s = ""
    for c in proposition:
        if c in mot:
            s += c
        else:
            s += "_"
    return s
