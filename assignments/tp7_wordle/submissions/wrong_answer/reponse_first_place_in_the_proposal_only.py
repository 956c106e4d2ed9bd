"""Quand une lettre est deux fois dans la proposition, les deux reçoivent la même marque. Avec une méthode
comme index, quelle place obtiens-tu pour le second e du mot "heure" ? Laquelle voulais-tu ?
"""


def reponse(mot, proposition):
    s = ""
    for c in proposition:
        i = proposition.index(c)
        if c == mot[i]:
            s += c
        elif c in mot:
            s += "*"
        else:
            s += "_"
    return s
