"""Ta fonction range les mots de chaque groupe, ce qui est bien vu, mais l'énoncé demande combien il y en a.
Que faut-il mettre à la place de chaque liste ?
"""


def feedback_distribution(guess, candidates):
    groupes = {}
    for mot in candidates:
        groupes.setdefault(compute_feedback(guess, mot), []).append(mot)
    return groupes
