"""Quand une lettre revient dans la proposition, seule sa première apparition semble comptée. Fais à la main
reponse("arbre", "heure") : le second e est-il bien placé, mal placé ou absent ?
"""


def reponse(mot, proposition):
    vues = []
    s = ""
    for i in range(len(proposition)):
        if proposition[i] in vues:
            s += "_"
        elif proposition[i] == mot[i]:
            s += proposition[i]
        elif proposition[i] in mot:
            s += "*"
        else:
            s += "_"
        vues.append(proposition[i])
    return s
