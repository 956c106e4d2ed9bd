"""itertools.compress with the booleans computed beforehand."""

from itertools import compress


def filter_words(candidates, guess, feedback):
    reponses = [compute_feedback(guess, mot) for mot in candidates]
    return list(compress(candidates, [r == tuple(feedback) for r in reponses]))
