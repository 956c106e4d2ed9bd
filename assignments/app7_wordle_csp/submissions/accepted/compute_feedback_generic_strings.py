"""Marks on strings: one pass for the greens, then str.replace."""


def compute_feedback_generic(guess, answer):
    if not len(guess) == len(answer):
        raise ValueError("Les deux mots doivent avoir la même longueur.")
    code = {}
    dispo = answer
    for i, c in enumerate(guess):
        if answer[i] == c:
            code[i] = 2
            dispo = dispo.replace(c, "", 1)
    for i, c in enumerate(guess):
        if i not in code:
            code[i] = 1 if c in dispo else 0
            dispo = dispo.replace(c, "", 1)
    return tuple(code[i] for i in range(len(guess)))
