"""Ta fonction décide de chaque lettre en un seul passage, et une jaune peut prendre la lettre dont une verte,
plus loin, a besoin. Quelles lettres faut-il servir en premier ?
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
        else:
            feedback.append(0)
        if g in reste:
            reste.remove(g)
    return tuple(feedback)
