"""Tu renvoies un dictionnaire. L'énoncé demande un tableau, dont les lignes et les colonnes sont numérotées comme les
listes : comment remplir sa case i, j ?
"""


def pattern_matrix(guesses, answers):
    return {g: {a: compute_pattern(g, a) for a in answers} for g in guesses}
