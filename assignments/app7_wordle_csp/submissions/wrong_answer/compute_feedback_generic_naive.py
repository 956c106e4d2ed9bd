"""Ta fonction met du jaune à toute lettre qui est quelque part dans le secret, même quand il n'en a pas
assez. Fais à la main NOMMER contre FERMEE : combien de M le secret a-t-il à donner ?
"""


def compute_feedback_generic(guess, answer):
    if len(guess) != len(answer):
        raise ValueError("longueurs différentes")
    return tuple(2 if g == a else 1 if g in answer else 0 for g, a in zip(guess, answer))
