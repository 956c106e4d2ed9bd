"""Ta fonction renvoie une chaîne, comme "4", et non le nombre 4. Que donne "4" + 1 en Python ? Un numéro qui servira
d'indice dans une matrice doit-il être une chaîne ou un entier ?
"""


def numero_lettre(c):
    return str(ord(c) - 97)
