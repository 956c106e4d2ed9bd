"""A general helper averages any player; the total is split in two halves recursively."""


def total(joueur, n):
    if n == 0:
        return 0
    if n == 1:
        return joueur(mot_aleatoire(mots5))
    return total(joueur, n // 2) + total(joueur, n - n // 2)


def nombre_coups(n):
    return float(total(resolution2, n)) / n
