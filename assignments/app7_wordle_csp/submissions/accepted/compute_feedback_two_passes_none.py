"""Two passes over lists of letters, used letters replaced by None."""


def compute_feedback(guess, answer):
    feedback = [0] * 5
    reste = list(answer)
    for i in range(5):
        if guess[i] == reste[i]:
            feedback[i] = 2
            reste[i] = None
    for i in range(5):
        if feedback[i] == 0 and guess[i] in reste:
            feedback[i] = 1
            reste[reste.index(guess[i])] = None
    return tuple(feedback)
