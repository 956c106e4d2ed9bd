"""Les clés de ton dictionnaire sont des chaînes, mais l'énoncé demande les réponses elles-mêmes, qui sont des
tuples. Un tuple peut servir de clé tel quel.
"""


def feedback_distribution(guess, candidates):
    groupes = {}
    for mot in candidates:
        cle = "".join(str(couleur) for couleur in compute_feedback(guess, mot))
        groupes[cle] = groupes.get(cle, 0) + 1
    return groupes
