"""Les deux mots semblent échangés : c'est chaque lettre de la proposition qu'on juge par rapport au mot
secret, et non l'inverse. Écris à la main reponse("arbre", "heure") en partant des lettres du mot "heure" :
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
