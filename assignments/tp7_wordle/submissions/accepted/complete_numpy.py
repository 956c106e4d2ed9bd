"""A whole copy that reaches for NumPy everywhere: arrays of words, of letters, of scores."""

import numpy as np


def charger_mots():
    return np.loadtxt("mots.txt", dtype=str, encoding="utf-8")


mots = charger_mots()
mots5 = list(np.unique(mots[np.char.str_len(mots) == 5]))


def appartient(c, s):
    for k in np.arange(len(s)):
        if s[k] == c:
            return np.True_
    return np.False_


def mot_aleatoire(L):
    return L[np.random.randint(len(L))]


def valide(mot):
    return np.isin(mot, mots5).item()


def reponse(mot, proposition):
    placees = np.fromiter((a == b for a, b in zip(mot, proposition)), dtype=bool, count=len(mot))
    presentes = np.fromiter((p in mot for p in proposition), dtype=bool, count=len(mot))
    symboles = np.array(["_", "*"])[presentes.astype(int)]
    symboles[placees] = np.array(list(proposition))[placees]
    return "".join(symboles)


def jeu():
    secret = mot_aleatoire(mots5)
    nombre = 0
    essai = input("Mot ? ")
    while essai != secret:
        if valide(essai):
            nombre += 1
            print(f"{nombre:2d}. {essai} {reponse(secret, essai)}")
        else:
            print("non valide")
        essai = input("Mot ? ")
    print(f"{nombre + 1:2d}. {essai} : c'est ça !")


def possibles(L, proposition, rep):
    L = np.asarray(L)
    return L[np.array([reponse(m, proposition) == rep for m in L], dtype=bool)]


def resolution():
    L = np.array(mots5)
    n = 0
    while L.size > 1:
        n += 1
        p = np.random.choice(L)
        L = possibles(L, p, input(f"{n}) {p} -> "))
    print("Mot :", L[0] if L.size else "introuvable, réponses contradictoires")
    return n


def partie(mot, choix):
    L = np.array(mots5)
    n = 0
    while L.size > 1:
        n += 1
        p = choix(L)
        L = possibles(L, p, reponse(mot, p))
    return n


def resolution2(mot):
    return partie(mot, np.random.choice)


def nombre_coups(n):
    return np.array([resolution2(m) for m in np.random.choice(mots5, size=n)]).mean()


def numero_lettre(c):
    return np.uint8(ord(c) - ord("a"))


def chiffres(L):
    return np.array([[ord(c) - 97 for c in m] for m in L], dtype=int).reshape(-1, 5)


def compter(L):
    C = np.zeros((26, 5))
    np.add.at(C, (chiffres(L), np.arange(5)), 1)
    return C


def heuristique(C, mot):
    return np.sum(C[chiffres([mot])[0], np.arange(5)])


def meilleure_proposition(L):
    scores = compter(L)[chiffres(L), np.arange(5)].sum(axis=1)
    return L[scores.argmax()]


def resolution3(mot):
    return partie(mot, meilleure_proposition)


def nombre_coups3(n):
    return np.mean([resolution3(mot_aleatoire(mots5)) for _ in range(n)])
