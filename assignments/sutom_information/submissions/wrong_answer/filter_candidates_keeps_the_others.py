"""Tu gardes les mots qui ne sont plus possibles, et tu enlèves les autres. Un mot est encore possible s'il aurait donné la
même réponse : quelle comparaison faut-il ?
"""


def filter_candidates(candidates, guess, code):
    return [mot for mot in candidates if compute_pattern(guess, mot) != code]
