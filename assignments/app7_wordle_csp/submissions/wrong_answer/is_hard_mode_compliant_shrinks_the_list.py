"""Ton verdict est bon, mais word_list a perdu des mots. Filtre dans une autre variable, sans [:] ni remove
sur la liste donnée.
"""


def is_hard_mode_compliant(solver, word_list, answer):
    for word in solver.solve(answer):
        if word not in word_list:
            return False
        word_list[:] = filter_words(word_list, word, compute_feedback(word, answer))
    return True
