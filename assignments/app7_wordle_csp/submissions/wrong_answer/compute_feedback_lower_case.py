"""Ta fonction ne trouve jamais aucune lettre, sans doute parce qu'elle met l'un des deux mots en minuscules :
"A" et "a" sont deux caractères différents. Les mots du sujet sont tous en majuscules, il n'y a rien à
convertir.
"""


def compute_feedback(guess, answer):
    guess = guess.lower()
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
