"""Removes what does not fit from a copy."""


def filter_words(candidates, guess, feedback):
    reste = list(candidates)
    for mot in candidates:
        if compute_feedback(guess, mot) != feedback:
            reste.remove(mot)
    return reste
