"""Tes mots sont les bons, mais ils ne sont plus dans l'ordre de la liste. Le sujet se sert de cet ordre pour départager les
ex aequo : d'où vient le changement ?
"""


def filter_candidates(candidates, guess, code):
    garde = []
    for mot in candidates:
        if compute_pattern(guess, mot) == code:
            garde.insert(0, mot)
    return garde
