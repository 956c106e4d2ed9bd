"""Tu gardes des mots qui n'ont pas une lettre jaune. Jaune veut dire que la lettre est dans le mot, à une autre place : tu ne
vérifies que la place.
"""


def filter_candidates(candidates, guess, code):
    motif = decode_pattern(code, len(guess))

    def ok(mot):
        for i, c in enumerate(guess):
            if (motif[i] == "g") != (mot[i] == c):
                return False
            if motif[i] == "r" and c in mot and all(motif[j] == "r" for j, g in enumerate(guess) if g == c):
                return False
        return True

    return [mot for mot in candidates if ok(mot)]
