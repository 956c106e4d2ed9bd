"""Tu calcules la réponse à chaque candidat pour le mot guess : les deux mots sont échangés. Lequel a été proposé, lequel
pourrait être le mot à deviner ?
"""


def filter_candidates(candidates, guess, code):
    return [mot for mot in candidates if compute_pattern(mot, guess) == code]
