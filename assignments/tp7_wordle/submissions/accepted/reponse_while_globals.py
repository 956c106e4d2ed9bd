"""Beginner's while loop that stores the result in a global variable."""

resultat = ""
i = 0


def reponse(mot, proposition):
    global resultat, i
    resultat = ""
    i = 0
    while i < 5:
        lettre = proposition[i]
        symbole = "_"
        if lettre == mot[0] or lettre == mot[1] or lettre == mot[2] or lettre == mot[3] or lettre == mot[4]:
            symbole = "*"
        if lettre == mot[i]:
            symbole = lettre
        resultat += symbole
        i += 1
    return resultat
