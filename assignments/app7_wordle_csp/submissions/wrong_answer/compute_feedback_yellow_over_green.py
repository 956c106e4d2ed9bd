"""Ton second passage repasse sur des lettres déjà vertes et les met en jaune. Avant de mettre une jaune,
comment savoir que cette place n'a pas déjà sa couleur ?
"""


def compute_feedback(guess, answer):
    feedback = [0] * len(guess)
    for i in range(len(guess)):
        if guess[i] == answer[i]:
            feedback[i] = 2
    reste = list(answer)
    for i in range(len(guess)):
        if guess[i] in reste:
            reste.remove(guess[i])
            if guess[i] != answer[i] or guess[i] in reste:
                feedback[i] = 1
    return tuple(feedback)
