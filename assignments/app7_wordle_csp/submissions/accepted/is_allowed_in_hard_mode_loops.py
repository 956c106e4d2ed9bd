"""Two loops with early returns."""


def is_allowed_in_hard_mode(guess, previous, feedback):
    for i in range(len(feedback)):
        if feedback[i] == 2 and guess[i] != previous[i]:
            return False
    for lettre in previous:
        n = 0
        for i in range(len(feedback)):
            if previous[i] == lettre and feedback[i] != 0:
                n += 1
        if guess.count(lettre) < n:
            return False
    return True
