"""Il manque un mot à chacun de tes groupes : le premier que tu rencontres n'est pas compté. Quelle valeur
donnes-tu à une réponse que tu vois pour la première fois ?
"""


def feedback_distribution(guess, candidates):
    groupes = {}
    for mot in candidates:
        reponse = compute_feedback(guess, mot)
        if reponse not in groupes:
            groupes[reponse] = 0
        else:
            groupes[reponse] += 1
    return groupes
