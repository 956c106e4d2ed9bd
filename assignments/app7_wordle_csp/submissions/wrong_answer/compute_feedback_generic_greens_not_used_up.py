"""Ta fonction se sert deux fois d'une même lettre du secret : une fois pour une verte, une fois pour une
jaune. Que reste-t-il du secret une fois les vertes servies ?
"""


def compute_feedback_generic(guess, answer):
    if len(guess) != len(answer):
        raise ValueError("longueurs différentes")
    reste = list(answer)
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
