"""Tes nombres sont bons, mais tu vides la liste que l'on t'a donnée. Une boucle for la parcourt sans y
toucher.
"""

from collections import Counter


def letter_coverage(words):
    nombres = Counter()
    while words:
        nombres.update(set(words.pop()))
    return dict(nombres)
