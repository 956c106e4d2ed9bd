"""Tu ne vérifies pas le nombre de copies : quand une lettre est en double dans la proposition et que l'une est grise, on sait
exactement combien il y en a dans le mot. Ton filtre garde des mots qui en ont trop.
"""


def filter_candidates(candidates, guess, code):
    motif = decode_pattern(code, len(guess))
    presentes = [c for c, m in zip(guess, motif) if m != "r"]

    def ok(mot):
        for i, c in enumerate(guess):
            if (motif[i] == "g") != (mot[i] == c):
                return False
            if motif[i] == "r" and c in mot and c not in presentes:
                return False
        return all(mot.count(c) >= presentes.count(c) for c in presentes)

    return [mot for mot in candidates if ok(mot)]
