"""Tu demandes la réponse de chaque candidat joué contre guess. C'est guess qui est proposé, et les candidats
sont les secrets.
"""

import math
from collections import Counter
from math import log2


def compute_entropy(guess, candidates):
    total = len(candidates)
    groupes = Counter(compute_feedback(word, guess) for word in candidates)
    return sum(n / total * math.log2(total / n) for n in groupes.values())
