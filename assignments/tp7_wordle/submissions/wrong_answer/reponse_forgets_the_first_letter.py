"""La première lettre n'est jamais examinée : ta réponse est trop courte d'un caractère. Quel est l'indice de
la première lettre d'une chaîne, et par quel indice ta boucle commence-t-elle ?
"""


def reponse(mot, proposition):
    s = ""
    for i in range(1, len(proposition)):
        if proposition[i] == mot[i]:
            s += proposition[i]
        elif proposition[i] in mot:
            s += "*"
        else:
            s += "_"
    return s
