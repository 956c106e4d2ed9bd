"""functools.reduce: the accumulator is the string built so far, its length the position."""

from functools import reduce


def reponse(mot, proposition):
    return reduce(
        lambda debut, c: debut + (c if c == mot[len(debut)] else "*" if c in mot else "_"), proposition, ""
    )
