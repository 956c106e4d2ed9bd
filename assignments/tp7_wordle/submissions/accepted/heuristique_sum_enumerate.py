"""sum of a generator over enumerate."""


def heuristique(C, mot):
    return sum(C[numero_lettre(lettre)][rang] for rang, lettre in enumerate(mot))
