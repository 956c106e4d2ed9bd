"""Ta fonction accepte des mots du dictionnaire qui n'ont pas cinq lettres. Dans quelle liste cherches-tu :
celle de tous les mots, ou mots5 ?
"""

mots = charger_mots()


def valide(mot):
    return mot in mots
