"""Tu acceptes toujours le secret, même s'il n'est pas dans word_list. Au début, quels sont les mots possibles ? Le premier
mot joué doit en être, que la partie soit gagnée ou non.
"""


def is_hard_mode_compliant(solver, word_list, answer):
    possibles = word_list
    for mot in solver.solve(answer):
        if mot not in possibles:
            return mot == answer
        possibles = filter_words(possibles, mot, compute_feedback(mot, answer))
    return True
