"""Ta fonction provoque une KeyError dès la première lettre : on ne peut pas ajouter 1 à une clé qui n'est pas
encore dans le dictionnaire. Que valait son nombre avant de la rencontrer ?
"""


def letter_coverage(words):
    compte = {}
    for mot in words:
        for lettre in set(mot):
            compte[lettre] += 1
    return compte
