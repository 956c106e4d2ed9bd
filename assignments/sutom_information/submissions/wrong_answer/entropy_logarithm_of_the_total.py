"""Ton résultat ne dépend que du total des effectifs. C'est l'incertitude que l'on aurait si tous les éléments étaient
distincts : que sait-on de plus quand plusieurs ont la même valeur ?
"""

from math import log2


def entropy(counts):
    return log2(sum(counts)) if sum(counts) else 0
