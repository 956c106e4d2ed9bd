"""Quand la proposition a plus de copies d'une lettre que le secret, ta fonction les met toutes en gris. Il
faut en servir autant que possible, de gauche à droite, et ne griser que celles qui sont en trop.
"""


def compute_feedback(guess, answer):
    feedback = []
    for g, a in zip(guess, answer):
        if g == a:
            feedback.append(2)
        elif g in answer and guess.count(g) <= answer.count(g):
            feedback.append(1)
        else:
            feedback.append(0)
    return tuple(feedback)
