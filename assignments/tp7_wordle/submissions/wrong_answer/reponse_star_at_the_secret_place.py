"""Tes étoiles semblent posées à la place que la lettre occupe dans le mot secret. Elles doivent se trouver sous la
lettre de la proposition, sinon elles donnent la solution. Fais à la main reponse("arbre", "blond") : où mets-tu
l'étoile du b ?
"""


def reponse(mot, proposition):
    marques = ["_"] * len(proposition)
    for i in range(len(proposition)):
        if proposition[i] != mot[i] and proposition[i] in mot:
            marques[mot.index(proposition[i])] = "*"
    for i in range(len(proposition)):
        if proposition[i] == mot[i]:
            marques[i] = proposition[i]
    return "".join(marques)
