"""Ta fonction ne tient compte que de la dernière réponse : elle filtre chaque fois la liste entière. Un mot
peut convenir à la dernière réponse et contredire la première.
"""


def is_hard_mode_compliant(solver, word_list, answer):
    candidats = word_list
    for mot in solver.solve(answer):
        if mot not in candidats:
            return False
        candidats = filter_words(word_list, mot, compute_feedback(mot, answer))
    return True
