"""Ta fonction accepte deux mots de longueurs différentes et répond quand même. L'énoncé demande de les refuser : quelle
instruction provoque une erreur, et à quel endroit faut-il l'écrire ?
"""


def compute_feedback_generic(guess, answer):
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
