"""Tu enlèves toujours la proposition. C'est inutile quand elle n'est pas le mot à deviner, et faux quand elle l'est : que
reste-t-il si la réponse est toute verte ?
"""


def filter_candidates(candidates, guess, code):
    return [m for m in candidates if m != guess and compute_pattern(guess, m) == code]
