"""Question 1 made no assumption, so it is called."""


def compute_feedback(guess, answer):
    rep = [0] * len(guess)
    reste = []
    for i in range(len(guess)):
        if guess[i] == answer[i]:
            rep[i] = 2
        else:
            reste.append(answer[i])
    for i in range(len(guess)):
        if rep[i] == 0 and guess[i] in reste:
            rep[i] = 1
            reste.remove(guess[i])
    return tuple(rep)


def compute_feedback_generic(guess, answer):
    if len(guess) != len(answer):
        raise ValueError
    return compute_feedback(guess, answer)
