"""Tu gardes les bons mots, mais dans l'ordre alphabétique, et non dans l'ordre de candidates. Ton code
trie-t-il, ou passe-t-il par un ensemble, qui oublie l'ordre ?
"""


def filter_words(candidates, guess, feedback):
    return sorted(mot for mot in candidates if compute_feedback(guess, mot) == feedback)
