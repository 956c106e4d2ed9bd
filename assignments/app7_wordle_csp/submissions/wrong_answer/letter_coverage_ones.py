"""Toutes tes valeurs valent 1 : quand une lettre revient dans un autre mot, ta fonction ne l'ajoute pas. Que
faut-il faire d'une clé qui est déjà dans le dictionnaire ?
"""


def letter_coverage(words):
    compte = {}
    for mot in words:
        for lettre in mot:
            compte[lettre] = 1
    return compte
