"""Ta fonction donne son verdict dès le premier mot. Pour répondre False, un seul mot suffit ; pour répondre
True, il faut les avoir tous regardés.
"""


def is_hard_mode_compliant(solver, word_list, answer):
    candidats = word_list
    for mot in solver.solve(answer):
        if mot in candidats:
            return True
        candidats = filter_words(candidats, mot, compute_feedback(mot, answer))
    return False
