"""De gauche à droite, ton code semble rayer du mot secret chaque lettre déjà utilisée. Ici une lettre peut
servir plusieurs fois : fais à la main reponse("aimer", "annee"). Que doit donner le dernier e ?
"""


def reponse(mot, proposition):
    reste = list(mot)
    s = ""
    for i in range(len(proposition)):
        if proposition[i] == mot[i]:
            s += proposition[i]
            if proposition[i] in reste:
                reste.remove(proposition[i])
        elif proposition[i] in reste:
            s += "*"
            reste.remove(proposition[i])
        else:
            s += "_"
    return s
