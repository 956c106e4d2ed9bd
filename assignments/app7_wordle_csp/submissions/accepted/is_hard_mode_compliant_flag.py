"""A flag that is set to False, no early return."""


def is_hard_mode_compliant(solver, word_list, answer):
    conforme = True
    candidats = list(word_list)
    for mot in solver.solve(answer):
        if mot not in candidats:
            conforme = False
        candidats = filter_words(candidats, mot, compute_feedback(mot, answer))
    return conforme
