"""Ta fonction enlève des mots à la liste qu'on lui donne, et pendant qu'elle la parcourt : elle en saute, et
la liste de départ est perdue. Construis plutôt une nouvelle liste.
"""


def filter_words(candidates, guess, feedback):
    for mot in candidates:
        if compute_feedback(guess, mot) != feedback:
            candidates.remove(mot)
    return candidates
