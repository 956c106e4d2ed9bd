"""Tu fais la moyenne de l'information des groupes comme s'ils avaient tous la même chance d'arriver. Un
groupe de dix mots arrive dix fois plus souvent qu'un groupe d'un mot.
"""

import math


def compute_entropy(guess, candidates):
    total = len(candidates)
    tailles = feedback_distribution(guess, candidates).values()
    return sum(-math.log2(n / total) for n in tailles) / max(len(tailles), 1)
