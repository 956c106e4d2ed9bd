"""Ta fonction arrondit l'entropie, et deux propositions différentes peuvent alors sembler égales. Renvoie la
valeur telle quelle : on arrondit seulement pour afficher.
"""

import math


def compute_entropy(guess, candidates):
    total = len(candidates)
    h = sum(-n / total * math.log2(n / total) for n in feedback_distribution(guess, candidates).values())
    return round(h, 2)
