"""Ta fonction ne met jamais de jaune : elle ne regarde que les lettres bien placées. Dans AIMER contre TABLE,
que doit dire le jeu du A, qui est dans le secret mais pas à cette place ?
"""


def compute_feedback(guess, answer):
    return tuple(2 if g == a else 0 for g, a in zip(guess, answer))
