"""Beginner's while loops around a global matrix that is made anew at each call."""

C = []


def remise_a_zero():
    global C
    C = []
    i = 0
    while i < 26:
        C.append([0, 0, 0, 0, 0])
        i += 1


def compter(L):
    remise_a_zero()
    k = 0
    while k < len(L):
        j = 0
        while j < 5:
            ligne = C[numero_lettre(L[k][j])]
            ligne[j] = ligne[j] + 1
            j += 1
        k += 1
    return C
