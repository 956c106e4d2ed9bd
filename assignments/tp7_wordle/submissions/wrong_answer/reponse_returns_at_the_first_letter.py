"""Ta réponse s'arrête après la première lettre. Un return termine aussitôt la fonction, même au milieu d'une
boucle : à quel moment la réponse est-elle complète ?
"""


def reponse(mot, proposition):
    s = ""
    for i in range(len(proposition)):
        if proposition[i] == mot[i]:
            s += proposition[i]
        elif proposition[i] in mot:
            s += "*"
        else:
            s += "_"
        return s
