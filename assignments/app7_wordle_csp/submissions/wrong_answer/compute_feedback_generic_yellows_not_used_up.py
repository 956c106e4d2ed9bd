"""Tes vertes consomment bien leur lettre, mais tes jaunes non : la même lettre du secret peut en servir deux.
Après avoir mis une jaune, que reste-t-il pour la suivante ?
"""


def compute_feedback_generic(guess, answer):
    if len(guess) != len(answer):
        raise ValueError("longueurs différentes")
    reste = [a for g, a in zip(guess, answer) if g != a]
    return tuple(2 if g == a else int(g in reste) for g, a in zip(guess, answer))
