"""Les codes sont bons, mais tu renvoies des listes de listes. L'énoncé demande un tableau numpy : M[0, 1] et
M.shape doivent marcher. Comment en fait-on un avec une liste de listes ?
"""


def pattern_matrix(guesses, answers):
    return [[compute_pattern(g, a) for a in answers] for g in guesses]
