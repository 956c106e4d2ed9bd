"""Ta fonction décide de chaque lettre en un seul passage, et une jaune peut prendre la lettre dont une verte,
plus loin, a besoin. Fais à la main ERRER contre TUEUR, puis demande-toi quelles lettres il faut servir en
premier.
"""


def compute_feedback(guess, answer):
    reste = list(answer)
    feedback = []
    for i in range(len(guess)):
        if guess[i] == answer[i]:
            feedback.append(2)
            if guess[i] in reste:
                reste.remove(guess[i])
        elif guess[i] in reste:
            feedback.append(1)
            reste.remove(guess[i])
        else:
            feedback.append(0)
    return tuple(feedback)
