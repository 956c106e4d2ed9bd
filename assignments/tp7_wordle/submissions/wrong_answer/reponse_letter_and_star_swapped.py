"""Tu sembles écrire une étoile quand la lettre est bien placée, et la lettre quand elle est mal placée. Relis
l'énoncé : que doit valoir reponse("arbre", "arbre") ?
"""


def reponse(mot, proposition):
    s = ""
    for i in range(len(proposition)):
        if proposition[i] == mot[i]:
            s += "*"
        elif proposition[i] in mot:
            s += proposition[i]
        else:
            s += "_"
    return s
