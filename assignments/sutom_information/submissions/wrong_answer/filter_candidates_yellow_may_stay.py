"""Tu gardes des mots où une lettre jaune est restée à la même place. Jaune veut dire « ailleurs » : quelle condition faut-il
ajouter ?
"""


def filter_candidates(candidates, guess, code):
    motif = decode_pattern(code, len(guess))

    def ok(mot):
        for c in set(guess):
            marques = [m for m, g in zip(motif, guess) if g == c]
            n = len(marques) - marques.count("r")
            if mot.count(c) < n or ("r" in marques and mot.count(c) > n):
                return False
        return all(m != "g" or x == g for m, x, g in zip(motif, mot, guess))

    return [mot for mot in candidates if ok(mot)]
