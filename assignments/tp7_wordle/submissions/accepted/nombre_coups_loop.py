"""A running total divided at the end."""


def nombre_coups(n):
    total = 0
    for i in range(n):
        total = total + resolution2(mot_aleatoire(mots5))
    return total / n
