"""The same loop as nombre_coups with the other player."""


def nombre_coups3(n):
    coups = 0
    for _ in range(n):
        coups += resolution3(mot_aleatoire(mots5))
    return coups / n
