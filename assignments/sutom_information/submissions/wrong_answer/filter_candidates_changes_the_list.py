"""Ta fonction enlève des mots de la liste qu'on lui donne, et qui sert encore ailleurs. Comment construire une nouvelle liste
sans toucher à l'ancienne ?
"""


def filter_candidates(candidates, guess, code):
    for mot in list(candidates):
        if compute_pattern(guess, mot) != code:
            candidates.remove(mot)
    return candidates
