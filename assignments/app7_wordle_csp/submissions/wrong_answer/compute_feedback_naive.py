"""Ta fonction met du jaune à toute lettre qui est quelque part dans le secret, même quand le secret n'en a
pas assez pour tout le monde. Fais à la main la réponse à BLEUE contre VIRER : combien de E le secret a-t-il à
donner ?
"""


def compute_feedback(guess, answer):
    feedback = []
    for i in range(len(guess)):
        if guess[i] == answer[i]:
            feedback.append(2)
        elif guess[i] in answer:
            feedback.append(1)
        else:
            feedback.append(0)
    return tuple(feedback)
