"""Les deux mots semblent échangés. La règle juge chaque lettre de la proposition par rapport au mot secret,
et non l'inverse. Écris à la main reponse("brave", "arbre") en partant des lettres du mot "arbre" :
laquelle des deux chaînes parcourt ton code ?
"""


def reponse(mot, proposition):
    s = ""
    for i in range(len(mot)):
        if mot[i] == proposition[i]:
            s += mot[i]
        elif mot[i] in proposition:
            s += "*"
        else:
            s += "_"
    return s
