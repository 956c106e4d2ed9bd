"""Quand une lettre est bien placée quelque part, ton code semble refuser l'étoile à toutes ses autres copies.
La règle du TP ne regarde pas les autres places : dans reponse("arbre", "heure"), le premier e est-il dans
"arbre" ?
"""


def reponse(mot, proposition):
    placees = []
    for i in range(len(proposition)):
        if proposition[i] == mot[i]:
            placees.append(mot[i])
    s = ""
    for i in range(len(proposition)):
        if proposition[i] == mot[i]:
            s += proposition[i]
        elif proposition[i] in mot and proposition[i] not in placees:
            s += "*"
        else:
            s += "_"
    return s
