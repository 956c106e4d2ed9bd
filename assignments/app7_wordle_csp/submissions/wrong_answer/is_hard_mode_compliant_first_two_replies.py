"""Tu ne tiens compte que des deux premières réponses. Un mot joué au quatrième coup doit respecter les trois déjà
reçues : quand faut-il réduire la liste des mots possibles ?
"""


def is_hard_mode_compliant(solver, word_list, answer):
    possibles = word_list
    for rang, mot in enumerate(solver.solve(answer)):
        if mot not in possibles:
            return False
        if rang < 2:
            possibles = filter_words(possibles, mot, compute_feedback(mot, answer))
    return True
