"""Ta fonction donne une réponse de plus en plus longue : elle garde celle des appels précédents. Où la liste
de départ est-elle créée, et combien de fois ? Elle doit être neuve à chaque appel.
"""


def compute_feedback(guess, answer, feedback=[]):
    reste = [a for g, a in zip(guess, answer) if g != a]
    for g, a in zip(guess, answer):
        if g == a:
            feedback.append(2)
        elif g in reste:
            feedback.append(1)
            reste.remove(g)
        else:
            feedback.append(0)
    return tuple(feedback)
