"""Ta fonction refuse bien les longueurs différentes, mais pas avec l'exception demandée. Un assert provoque
une AssertionError, et un indice trop grand une IndexError : l'énoncé veut une ValueError.
"""


def compute_feedback_generic(guess, answer):
    assert len(guess) == len(answer), "les deux mots n'ont pas la même longueur"
    reste = [a for g, a in zip(guess, answer) if g != a]
    feedback = []
    for g, a in zip(guess, answer):
        if g == a:
            feedback.append(2)
        elif g in reste:
            feedback.append(1)
            reste.remove(g)
        else:
            feedback.append(0)
    return tuple(feedback)
