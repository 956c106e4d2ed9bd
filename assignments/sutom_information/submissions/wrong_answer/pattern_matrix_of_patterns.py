"""Ta matrice contient des motifs en lettres, et non leurs codes. Quels nombres renvoie compute_pattern ?
"""


def pattern_matrix(guesses, answers):
    return [[decode_pattern(compute_pattern(g, a), len(g)) for a in answers] for g in guesses]
