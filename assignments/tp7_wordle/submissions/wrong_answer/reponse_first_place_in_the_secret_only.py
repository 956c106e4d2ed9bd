"""Ton code semble chercher la première place de la lettre dans le mot secret, et oublier qu'elle peut y être
plusieurs fois. Dans reponse("elite", "arete"), le dernier e est bien placé : quelle place du mot "elite"
lui compares-tu ?
"""


def reponse(mot, proposition):
    s = ""
    for i in range(len(proposition)):
        place = mot.find(proposition[i])
        if place == i:
            s += proposition[i]
        elif place >= 0:
            s += "*"
        else:
            s += "_"
    return s
