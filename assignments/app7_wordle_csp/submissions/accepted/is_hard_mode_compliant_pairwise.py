"""Compares each guess with every earlier one: it must have been able to give the same reply."""


def is_hard_mode_compliant(solver, word_list, answer):
    joues = solver.solve(answer)
    for i in range(len(joues)):
        if joues[i] not in word_list:
            return False
        for avant in joues[:i]:
            if compute_feedback(avant, joues[i]) != compute_feedback(avant, answer):
                return False
    return True
