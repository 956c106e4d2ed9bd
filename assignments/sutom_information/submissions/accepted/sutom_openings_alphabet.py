"""The whole alphabet; letters without words are left out."""

import string


def sutom_openings(words):
    table = {}
    for lettre in string.ascii_lowercase:
        liste = []
        for mot in words:
            if mot[0] == lettre:
                liste.append(mot)
        if len(liste) > 0:
            table[lettre] = best_guess(liste, liste)
    return table
