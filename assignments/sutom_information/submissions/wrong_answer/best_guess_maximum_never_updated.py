"""Tu compares toujours à la même valeur : le record n'est pas mis à jour, et le dernier mot qui apprend quelque chose
l'emporte. Que faut-il retenir en plus du mot ?
"""


def best_guess(guesses, candidates):
    meilleur = guesses[0]
    record = 0
    for mot in guesses:
        h = information([compute_pattern(mot, c) for c in candidates])[1]
        if h > record:
            meilleur = mot
    return meilleur
