"""Pour savoir si une lettre est bien placée, ta fonction ne connaît que la première place de cette lettre
dans le secret. Que donne "TERRE".index("R"), et que faut-il comparer pour reconnaître le second R ?
"""


def compute_feedback(guess, answer):
    feedback = [0] * len(guess)
    reste = list(answer)
    for i in range(len(guess)):
        if guess[i] in answer and answer.index(guess[i]) == i:
            feedback[i] = 2
            reste[i] = None
    for i in range(len(guess)):
        if feedback[i] == 0 and guess[i] in reste:
            feedback[i] = 1
            reste[reste.index(guess[i])] = None
    return tuple(feedback)
