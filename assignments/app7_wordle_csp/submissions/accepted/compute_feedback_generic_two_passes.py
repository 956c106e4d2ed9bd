"""The usual two passes, with the length of the words."""


def compute_feedback_generic(guess, answer):
    if len(guess) != len(answer):
        raise ValueError("les mots n'ont pas la même longueur")
    n = len(guess)
    rep = [0] * n
    lettres = list(answer)
    for i in range(n):
        if guess[i] == answer[i]:
            rep[i] = 2
            lettres[i] = None
    for i in range(n):
        if rep[i] == 0 and guess[i] in lettres:
            rep[i] = 1
            lettres[lettres.index(guess[i])] = None
    return tuple(rep)
