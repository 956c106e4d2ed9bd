"""A loop with append."""


def filter_words(candidates, guess, feedback):
    gardes = []
    for mot in candidates:
        if compute_feedback(guess, mot) == feedback:
            gardes.append(mot)
    return gardes
