"""Counts with a dictionary; the result of a chain of conditions."""


def is_allowed_in_hard_mode(guess, previous, feedback):
    besoin = {}
    ok = True
    for i in range(5):
        if feedback[i] in (1, 2):
            besoin[previous[i]] = besoin.get(previous[i], 0) + 1
        ok = ok and (feedback[i] != 2 or guess[i] == previous[i])
    for lettre in besoin:
        ok = ok and besoin[lettre] <= guess.count(lettre)
    return ok
