"""Ta fonction ne vérifie pas le premier mot : elle accepte une partie qui commence par un mot hors de la
liste. L'énoncé dit d'où doit venir ce premier mot.
"""


def is_hard_mode_compliant(solver, word_list, answer):
    partie = solver.solve(answer)
    candidats = filter_words(word_list, partie[0], compute_feedback(partie[0], answer))
    for mot in partie[1:]:
        if mot not in candidats:
            return False
        candidats = filter_words(candidats, mot, compute_feedback(mot, answer))
    return True
