"""Ta fonction fait jouer le solveur plusieurs fois. S'il tire au hasard, ce sont des parties différentes :
appelle solve une seule fois, et garde la liste des mots joués.
"""


def is_hard_mode_compliant(solver, word_list, answer):
    candidats = word_list
    for i in range(len(solver.solve(answer))):
        mot = solver.solve(answer)[i]
        if mot not in candidats:
            return False
        candidats = filter_words(candidats, mot, compute_feedback(mot, answer))
    return True
