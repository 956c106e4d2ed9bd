"""Ta fonction renvoie sa réponse après avoir regardé une seule lettre. Un return met fin à la fonction :
doit-il être dans la boucle, ou après elle ?
"""


def compute_feedback(guess, answer):
    feedback = []
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
