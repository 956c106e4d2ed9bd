"""Tu élimines les mots qui contiennent une lettre grise. Le gris ne veut pas toujours dire « absente » : avec une lettre en
double, une copie peut être verte ou jaune et l'autre grise. Essaie "tatin" avec la réponse "ggrgr".
"""


def filter_candidates(candidates, guess, code):
    motif = decode_pattern(code, len(guess))
    garde = []
    for mot in candidates:
        ok = True
        for i, c in enumerate(guess):
            if motif[i] == "g" and mot[i] != c:
                ok = False
            if motif[i] == "y" and (c not in mot or mot[i] == c):
                ok = False
            if motif[i] == "r" and c in mot:
                ok = False
        if ok:
            garde.append(mot)
    return garde
