"""while with an index and the remaining words."""


def is_hard_mode_compliant(solver, word_list, answer):
    partie = solver.solve(answer)
    reste = word_list
    i = 0
    while i < len(partie) and partie[i] in reste:
        reste = filter_words(reste, partie[i], compute_feedback(partie[i], answer))
        i += 1
    return i == len(partie)
