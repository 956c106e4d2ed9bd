"""Quand une lettre est bien placée, tu mets toutes ses autres copies en gris. Si le mot à deviner a plusieurs fois cette
lettre, une copie peut être jaune : essaie "axaxx" pour "aabcd".
"""


def compute_pattern(guess, answer):
    vertes = {x for x, y in zip(guess, answer) if x == y}
    reste = [y for x, y in zip(guess, answer) if x != y]
    motif = ""
    for x, y in zip(guess, answer):
        if x == y:
            motif += "g"
        elif x in reste and x not in vertes:
            motif += "y"
            reste.remove(x)
        else:
            motif += "r"
    return encode_pattern(motif)
