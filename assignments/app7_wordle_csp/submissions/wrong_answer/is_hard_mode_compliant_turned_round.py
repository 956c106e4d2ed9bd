"""Ta fonction répond le contraire de ce qu'il faut : True pour un tricheur, False pour un solveur honnête.
Relis ce que doit dire sa réponse.
"""


def is_hard_mode_compliant(solver, word_list, answer):
    candidats = word_list
    for mot in solver.solve(answer):
        if mot not in candidats:
            return True
        candidats = filter_words(candidats, mot, compute_feedback(mot, answer))
    return False
