"""The found letters, sorted, must be a part of the guess's letters, sorted."""


def is_allowed_in_hard_mode(guess, previous, feedback):
    if [g for g, f in zip(guess, feedback) if f == 2] != [p for p, f in zip(previous, feedback) if f == 2]:
        return False
    voulues = sorted(p for p, f in zip(previous, feedback) if f)
    for lettre in sorted(guess):
        if voulues and voulues[0] == lettre:
            voulues.pop(0)
    return voulues == []
