"""Tu enlèves des mots de la liste pendant que tu la parcours : le mot qui suit un mot enlevé n'est jamais regardé. Construis
plutôt une nouvelle liste.
"""


def filter_candidates(candidates, guess, code):
    for mot in candidates:
        if compute_pattern(guess, mot) != code:
            candidates.remove(mot)
    return candidates
