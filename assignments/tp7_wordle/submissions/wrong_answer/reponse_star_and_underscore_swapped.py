"""Les symboles * et _ semblent échangés. Dans reponse("arbre", "heure"), le h n'est pas dans "arbre" : quel
symbole l'énoncé prévoit-il pour une lettre absente ?
"""


def reponse(mot, proposition):
    s = ""
    for i in range(len(proposition)):
        if proposition[i] == mot[i]:
            s += proposition[i]
        elif proposition[i] in mot:
            s += "_"
        else:
            s += "*"
    return s
