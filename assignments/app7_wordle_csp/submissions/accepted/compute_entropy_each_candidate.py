"""The mean, over the candidates, of the information that their reply gives."""

import math
import statistics


def compute_entropy(guess, candidates):
    tailles = feedback_distribution(guess, candidates)
    bits = [math.log2(len(candidates) / tailles[compute_feedback(guess, mot)]) for mot in candidates]
    return statistics.fmean(bits) if bits else 0.0
