"""Ta fonction semble échanger la proposition et le secret : elle colorie les lettres du secret. Le premier
paramètre est le mot joué, et c'est lui que le jeu colorie.
"""


def compute_feedback_generic(answer, guess):
    if len(guess) != len(answer):
        raise ValueError("longueurs différentes")
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
