"""Replaces the characters of a mask by slicing the string."""


def remplacer(chaine, i, c):
    return chaine[:i] + c + chaine[i + 1 :]


def reponse(mot, proposition):
    masque = "_____"
    for i in range(5):
        if proposition[i] == mot[i]:
            masque = remplacer(masque, i, mot[i])
        elif proposition[i] in mot[:i] or proposition[i] in mot[i + 1 :]:
            masque = remplacer(masque, i, "*")
    return masque
