"""Ta fonction affiche la réponse au lieu de la renvoyer : celui qui l'appelle reçoit None. Quelle différence
y a-t-il entre print et return quand une autre fonction a besoin du résultat ?
"""


def compute_feedback(guess, answer):
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
    print(tuple(feedback))
