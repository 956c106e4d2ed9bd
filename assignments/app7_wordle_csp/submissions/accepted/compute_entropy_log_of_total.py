"""log2(N) minus the mean of log2 of the sizes."""

from math import log2


def compute_entropy(guess, candidates):
    if len(candidates) == 0:
        return 0
    tailles = list(feedback_distribution(guess, candidates).values())
    reste = 0
    for taille in tailles:
        reste = reste + taille * log2(taille)
    return log2(len(candidates)) - reste / len(candidates)
