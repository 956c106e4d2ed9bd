"""Ta fonction compte chaque copie d'une lettre : ELEVE y vaut trois mots avec un E. Un mot doit compter une
fois, même s'il contient la lettre plusieurs fois.
"""

from collections import Counter


def letter_coverage(words):
    return dict(Counter("".join(words)))
