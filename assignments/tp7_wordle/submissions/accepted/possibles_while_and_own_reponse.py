"""Beginner's while loop, with an own version of reponse in the same script."""


def reponse(mot, proposition):
    s = ["_", "_", "_", "_", "_"]
    i = 0
    while i < 5:
        j = 0
        while j < 5:
            if mot[j] == proposition[i] and s[i] == "_":
                s[i] = "*"
            j = j + 1
        if mot[i] == proposition[i]:
            s[i] = proposition[i]
        i = i + 1
    return s[0] + s[1] + s[2] + s[3] + s[4]


def possibles(L, proposition, rep):
    L2 = []
    n = 0
    while n < len(L):
        if reponse(L[n], proposition) == rep:
            L2 = L2 + [L[n]]
        n = n + 1
    return L2
