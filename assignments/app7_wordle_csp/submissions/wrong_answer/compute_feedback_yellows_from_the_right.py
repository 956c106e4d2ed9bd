"""Quand une lettre est proposée plus de fois que le secret ne la contient, tes jaunes vont aux copies de
droite. La règle les sert de gauche à droite : dans quel sens ton second passage avance-t-il ?
"""


def compute_feedback(guess, answer):
    feedback = [0] * len(guess)
    reste = [a for g, a in zip(guess, answer) if g != a]
    for i in reversed(range(len(guess))):
        if guess[i] == answer[i]:
            feedback[i] = 2
        elif guess[i] in reste:
            feedback[i] = 1
            reste.remove(guess[i])
    return tuple(feedback)
