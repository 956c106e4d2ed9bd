"""Ta fonction renvoie un dictionnaire, dont les clés sont des lettres. On demande une matrice : comment
transformer une lettre en numéro de ligne ? Tu as déjà une fonction pour cela.
"""


def compter(L):
    C = {}
    for c in "abcdefghijklmnopqrstuvwxyz":
        C[c] = [0] * 5
    for mot in L:
        for j in range(5):
            C[mot[j]][j] += 1
    return C
