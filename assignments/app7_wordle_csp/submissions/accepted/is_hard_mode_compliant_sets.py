"""Sets of words, intersected after each reply."""


def is_hard_mode_compliant(solver, word_list, answer):
    possibles = set(word_list)
    for mot in solver.solve(answer):
        if not {mot} <= possibles:
            return False
        reponse = compute_feedback(mot, answer)
        possibles &= {m for m in possibles if compute_feedback(mot, m) == reponse}
    return True
