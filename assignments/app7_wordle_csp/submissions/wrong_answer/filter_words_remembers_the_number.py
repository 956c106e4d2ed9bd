"""Ta mémoire ne regarde que la proposition, la réponse et le nombre de candidats. Deux listes de même
longueur n'ont pas les mêmes mots.
"""


connus = {}


def filter_words(candidates, guess, feedback):
    cle = guess, feedback, len(candidates)
    if cle not in connus:
        connus[cle] = [word for word in candidates if compute_feedback(guess, word) == feedback]
    return connus[cle]
