"""La dernière lettre n'est jamais examinée : ta réponse est trop courte d'un caractère. Pour un mot de cinq
lettres, quels indices ta boucle parcourt-elle ? Compare avec l'indice de la dernière lettre.
"""


def reponse(mot, proposition):
    s = ""
    for i in range(len(proposition) - 1):
        if proposition[i] == mot[i]:
            s += proposition[i]
        elif proposition[i] in mot:
            s += "*"
        else:
            s += "_"
    return s
