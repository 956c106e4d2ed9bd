"""Un dictionnaire écrit dans les paramètres est créé une seule fois : il garde les groupes des appels
d'avant. Où faut-il le créer ?
"""


def feedback_distribution(guess, candidates, groupes={}):
    for word in candidates:
        reponse = compute_feedback(guess, word)
        groupes[reponse] = groupes.get(reponse, 0) + 1
    return groupes
