"""Tu prends le logarithme du nombre de groupes. C'est l'entropie si tous les groupes ont la même taille ;
quand l'un d'eux est bien plus gros, on apprend moins.
"""

import math


def compute_entropy(guess, candidates):
    groupes = feedback_distribution(guess, candidates)
    return math.log2(len(groupes)) if groupes else 0
