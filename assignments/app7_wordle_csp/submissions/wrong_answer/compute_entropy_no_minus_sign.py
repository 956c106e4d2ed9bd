"""Ton entropie est négative : le logarithme d'une probabilité est toujours négatif ou nul. Compare ton calcul
à la formule de l'énoncé : il y manque un signe.
"""

import math


def compute_entropy(guess, candidates):
    total = len(candidates)
    return sum(n / total * math.log2(n / total) for n in feedback_distribution(guess, candidates).values())
