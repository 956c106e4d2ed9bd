"""Ta fonction accepte des morceaux de mots, comme "arb". Faut-il que mot soit dans un mot de la liste, ou qu'il soit
l'un d'eux ? Compare "arb" in "arbre" et "arb" in ["arbre"].
"""


def valide(mot):
    for m in mots5:
        if mot in m:
            return True
    return False
