"""Works on strings: str.replace with a count of one takes a letter off."""


def compute_feedback(guess, answer):
    rep = [0, 0, 0, 0, 0]
    reste = ""
    for i in range(5):
        if guess[i] == answer[i]:
            rep[i] = 2
        else:
            reste += answer[i]
    for i in range(5):
        if rep[i] != 2 and reste.count(guess[i]) > 0:
            rep[i] = 1
            reste = reste.replace(guess[i], "", 1)
    return tuple(rep)
