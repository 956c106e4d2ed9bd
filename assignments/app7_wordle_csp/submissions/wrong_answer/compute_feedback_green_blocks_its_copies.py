"""Dès qu'une lettre est verte quelque part, ta fonction met toutes ses autres copies en gris. Mais le secret peut
contenir cette lettre plusieurs fois : compte les R de ERRER quand on propose ARBRE.
"""


def compute_feedback(guess, answer):
    vertes = {g for g, a in zip(guess, answer) if g == a}
    reste = [a for g, a in zip(guess, answer) if g != a]
    feedback = []
    for g, a in zip(guess, answer):
        if g == a:
            feedback.append(2)
        elif g in reste and g not in vertes:
            feedback.append(1)
            reste.remove(g)
        else:
            feedback.append(0)
    return tuple(feedback)
