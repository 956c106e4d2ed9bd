"""Filters the words with each reply in turn."""


def feedback_distribution(guess, candidates):
    resultat = {}
    reste = list(candidates)
    while len(reste) > 0:
        r = compute_feedback(guess, reste[0])
        resultat[r] = len(filter_words(reste, guess, r))
        reste = [mot for mot in reste if compute_feedback(guess, mot) != r]
    return resultat
