# %% turned_round
def is_hard_mode_compliant(solver, word_list, answer):
    restants = list(word_list)
    triche = False
    for mot in solver.solve(answer):
        if mot not in restants:
            triche = True
        restants = filter_words(restants, mot, compute_feedback(mot, answer))
    return triche


# %% must_win
def is_hard_mode_compliant(solver, word_list, answer):
    restants = list(word_list)
    joues = solver.solve(answer)
    if answer not in joues:
        return False
    for mot in joues:
        if mot not in restants:
            return False
        restants = filter_words(restants, mot, compute_feedback(mot, answer))
    return True
