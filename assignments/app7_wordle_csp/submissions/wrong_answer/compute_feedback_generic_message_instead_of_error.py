"""Quand les longueurs diffèrent, ta fonction affiche un message, puis renvoie None : celui qui l'appelle ne
s'aperçoit de rien. L'énoncé demande de provoquer une ValueError.
"""


def compute_feedback_generic(guess, answer):
    if len(guess) != len(answer):
        print("Les deux mots n'ont pas la même longueur.")
        return None
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
