"""Ta fonction filtre la liste avant de vérifier le mot : elle lui demande d'être compatible avec sa propre réponse, et
presque tous les solveurs lui semblent tricher. Dans quel ordre les choses se passent-elles ?
"""


def is_hard_mode_compliant(solver, word_list, answer):
    candidats = word_list
    for mot in solver.solve(answer):
        candidats = filter_words(candidats, mot, compute_feedback(mot, answer))
        if mot not in candidats:
            return False
    return True
