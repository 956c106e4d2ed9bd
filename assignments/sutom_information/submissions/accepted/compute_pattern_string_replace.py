"""Strings only: replace(c, "-", 1) uses up one letter of the answer."""


def compute_pattern(guess, answer):
    reste = ""
    for x, y in zip(guess, answer):
        reste += "-" if x == y else y
    motif = ""
    for x, y in zip(guess, answer):
        if x == y:
            motif += "2"
        elif x in reste:
            motif += "1"
            reste = reste.replace(x, "-", 1)
        else:
            motif += "0"
    return encode_pattern(motif)
