"""Tes couleurs sont bien vues, mais leurs codes sont échangés : tu mets 1 aux lettres bien placées et 2 aux
mal placées. Relis le tableau de l'énoncé.
"""


def compute_feedback(guess, answer):
    reste = [a for g, a in zip(guess, answer) if g != a]
    feedback = []
    for g, a in zip(guess, answer):
        if g == a:
            feedback.append(1)
        elif g in reste:
            feedback.append(2)
            reste.remove(g)
        else:
            feedback.append(0)
    return tuple(feedback)
