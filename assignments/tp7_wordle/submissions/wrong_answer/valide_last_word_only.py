"""Seul le dernier mot de mots5 semble valide pour ta fonction : chaque tour de boucle efface le résultat du
précédent. Suis ta variable à la main avec une liste de trois mots, en cherchant le premier.
"""


def valide(mot):
    ok = False
    for m in mots5:
        ok = m == mot
    return ok
