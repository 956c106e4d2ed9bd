"""Ta fonction renvoie un tuple, qui est toujours vrai dans un if, même quand il contient False. L'énoncé
demande un seul booléen : il manque un and, ou il y a une virgule de trop.
"""


def is_hard_mode_compliant(solver, word_list, answer):
    candidats = word_list
    conforme = True
    partie = solver.solve(answer)
    for mot in partie:
        conforme = conforme and mot in candidats
        candidats = filter_words(candidats, mot, compute_feedback(mot, answer))
    return conforme, len(partie) <= 6
