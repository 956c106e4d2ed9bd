"""Un mot présent deux fois dans la liste n'apparaît plus qu'une fois dans ta réponse. Garde la liste telle
qu'elle est, sauf les mots qui ne conviennent plus.
"""


def filter_candidates(candidates, guess, code):
    return list({w: None for w in candidates if compute_pattern(guess, w) == code})
