"""Ta fonction accepte des morceaux de mots, comme "arb". L'opérateur in ne fait pas la même chose sur une
chaîne et sur une liste : que vaut "arb" in "arbre", et que vaut "arb" in ["arbre"] ?
"""


def valide(mot):
    for m in mots5:
        if mot in m:
            return True
    return False
