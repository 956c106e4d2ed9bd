"""Tes vertes consomment bien leur lettre, mais tes jaunes non : la même lettre du secret peut en servir deux.
Après avoir mis une jaune, que reste-t-il dans le secret pour la suivante ?
"""


def compute_feedback(guess, answer):
    feedback = [0] * len(guess)
    reste = list(answer)
    for i in range(len(guess)):
        if guess[i] == answer[i]:
            feedback[i] = 2
            reste[i] = None
    for i in range(len(guess)):
        if feedback[i] == 0 and guess[i] in reste:
            feedback[i] = 1
    return tuple(feedback)
