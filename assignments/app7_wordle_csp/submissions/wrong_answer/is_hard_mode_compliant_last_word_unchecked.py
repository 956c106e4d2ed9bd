"""Tu ne vérifies pas le dernier mot joué. Une partie perdue peut finir sur un mot exclu : va jusqu'au bout de
la liste.
"""


def is_hard_mode_compliant(solver, word_list, answer):
    restants = word_list
    for word in solver.solve(answer)[:-1]:
        if word not in restants:
            return False
        restants = filter_words(restants, word, compute_feedback(word, answer))
    return True
