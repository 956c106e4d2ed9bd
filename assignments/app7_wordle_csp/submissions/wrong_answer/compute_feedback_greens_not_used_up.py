"""Ta fonction se sert deux fois d'une même lettre du secret : une fois pour une verte, une fois pour une
jaune. Que doit-il se passer pour le E de AIMER quand ANNEE l'a déjà trouvé à sa place ?
"""


def compute_feedback(guess, answer):
    feedback = [0] * len(guess)
    reste = list(answer)
    for i in range(len(guess)):
        if guess[i] == answer[i]:
            feedback[i] = 2
    for i in range(len(guess)):
        if feedback[i] == 0 and guess[i] in reste:
            feedback[i] = 1
            reste.remove(guess[i])
    return tuple(feedback)
