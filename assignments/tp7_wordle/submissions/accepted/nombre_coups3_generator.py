"""sum of a generator; the quotient is an int when the division is exact."""


def nombre_coups3(n):
    total = sum(resolution3(mot_aleatoire(mots5)) for _ in range(n))
    return total // n if total % n == 0 else total / n
