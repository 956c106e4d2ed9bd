"""Ta fonction renvoie une chaîne de chiffres, mais l'énoncé demande un tuple d'entiers : "02212" et (0, 2, 2,
1, 2) ne sont pas égaux. Tes couleurs, elles, sont les bonnes.
"""


def compute_feedback(guess, answer):
    reste = [a for g, a in zip(guess, answer) if g != a]
    texte = ""
    for g, a in zip(guess, answer):
        if g == a:
            texte += "2"
        elif g in reste:
            texte += "1"
            reste.remove(g)
        else:
            texte += "0"
    return texte
