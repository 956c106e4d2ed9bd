"""Beginner's nested loops with a list of flags, returned as a tuple."""


def compute_feedback(guess, answer):
    n = len(guess)
    utilise = [False] * n
    feedback = [0] * n
    i = 0
    while i < n:
        if guess[i] == answer[i]:
            feedback[i] = 2
            utilise[i] = True
        i += 1
    for i in range(n):
        if feedback[i] == 2:
            continue
        for j in range(n):
            if not utilise[j] and guess[i] == answer[j]:
                feedback[i] = 1
                utilise[j] = True
                break
    return tuple(feedback)
