"""Quand une lettre est verte ou jaune, tu demandes que le mot en ait exactement autant de copies. Sans gris pour cette
lettre, il peut y en avoir davantage : c'est seulement un minimum.
"""


def filter_candidates(candidates, guess, code):
    motif = decode_pattern(code, len(guess))

    def ok(mot):
        for c in set(guess):
            n = sum(1 for m, g in zip(motif, guess) if g == c and m != "r")
            if mot.count(c) != n:
                return False
        return all((m == "g") == (x == g) for m, x, g in zip(motif, mot, guess))

    return [mot for mot in candidates if ok(mot)]
