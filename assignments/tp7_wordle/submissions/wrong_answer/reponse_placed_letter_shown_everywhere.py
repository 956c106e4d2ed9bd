"""Dès qu'une lettre est bien placée une fois, ton code semble l'écrire à toutes les places où elle est
proposée. Dans reponse("arbre", "heure"), les deux e du mot "heure" sont-ils au même endroit que le e du
mot "arbre" ?
"""


def reponse(mot, proposition):
    s = ""
    for c in proposition:
        marque = "_"
        for i in range(len(mot)):
            if mot[i] == c and proposition[i] == c:
                marque = c
            elif mot[i] == c and marque == "_":
                marque = "*"
        s += marque
    return s
