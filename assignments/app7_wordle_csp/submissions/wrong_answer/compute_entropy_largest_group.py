"""Tu ne regardes que le plus gros groupe, c'est-à-dire le pire cas. L'entropie est une moyenne sur tous les
groupes : les petits comptent aussi.
"""

import math


def compute_entropy(guess, candidates):
    tailles = feedback_distribution(guess, candidates).values()
    return -math.log2(max(tailles) / len(candidates)) if tailles else 0
