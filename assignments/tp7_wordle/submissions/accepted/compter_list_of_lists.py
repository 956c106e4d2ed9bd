"""Plain lists of integers, each row created separately."""


def compter(L):
    C = [[0] * 5 for _ in range(26)]
    for mot in L:
        for position, lettre in enumerate(mot):
            C[numero_lettre(lettre)][position] += 1
    return C
