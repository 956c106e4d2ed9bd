"""Ton code semble chercher les lettres mal placées seulement dans la suite du mot, à droite de la position
examinée. Fais à la main reponse("arbre", "heure") puis reponse("brave", "arbre") : le b du mot "arbre"
est-il dans "brave" ?
"""


def reponse(mot, proposition):
    s = ""
    for i in range(len(proposition)):
        if proposition[i] == mot[i]:
            s += proposition[i]
        elif proposition[i] in mot[i:]:
            s += "*"
        else:
            s += "_"
    return s
