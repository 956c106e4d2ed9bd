"""Ta fonction refuse une partie perdue, même quand tous les mots joués étaient possibles. Perdre n'est pas
tricher : on ne juge que le respect de la règle.
"""


def is_hard_mode_compliant(solver, word_list, answer):
    candidats = word_list
    partie = solver.solve(answer)
    for mot in partie:
        if mot not in candidats:
            return False
        candidats = filter_words(candidats, mot, compute_feedback(mot, answer))
    return partie[-1] == answer
