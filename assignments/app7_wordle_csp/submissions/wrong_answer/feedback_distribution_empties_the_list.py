"""Tes nombres sont bons, mais la liste des candidats est vide ou changée après l'appel. Parcours-la sans rien
en enlever.
"""


def feedback_distribution(guess, candidates):
    groupes = {}
    while candidates:
        reponse = compute_feedback(guess, candidates.pop())
        groupes[reponse] = groupes.get(reponse, 0) + 1
    return groupes
