"""Corrigé du TP 7 : Wordle, du jeu à sa résolution par l'ordinateur.

Le vocabulaire du TP :
    mot          une chaîne de lettres minuscules sans accent ; cinq lettres à partir de `mots5`
    secret       le mot à deviner
    proposition  un mot que l'on essaie
    réponse      une chaîne de la même longueur : la lettre si elle est bien placée, `*` si elle est ailleurs
                 dans le secret, `_` si elle n'y est pas
    L            la liste des mots encore possibles
    C            la matrice 26 x 5 des lettres : C[i][j] mots ont la lettre numéro i en position j

Deux choix, énoncés dans le sujet :
    La règle de la réponse est celle du TP, où chaque lettre est jugée seule. Le vrai jeu compte les lettres
    en double : c'est un autre exercice.
    Le nombre de coups est le nombre de propositions jusqu'à jouer le secret, ce coup compris. Une partie
    finit quand la proposition est le secret et non quand il reste un seul mot dans L : un mot écrit deux
    fois dans la liste y resterait toujours en double.
"""
# ruff: noqa: SIM110  the loop is what question 1 teaches

import random

import numpy as np


def charger_mots():
    """La liste des mots du fichier mots.txt, qui est à côté du carnet."""
    with open("mots.txt", encoding="utf-8") as fichier:
        return fichier.read().split()


mots = charger_mots()


def appartient(c, s):
    """True si le caractère c est dans la chaîne s : appartient("a", "abc") vaut True."""
    for lettre in s:
        if lettre == c:
            return True
    return False


# Les doublons sont gardés : les fonctions suivantes s'arrêtent avec ou sans eux.
mots5 = [mot for mot in mots if len(mot) == 5]


def mot_aleatoire(L):
    """Un mot de L, tous ayant la même chance ; une liste vide provoque une erreur."""
    return L[random.randrange(len(L))]


def valide(mot):
    """True si le mot est l'un de ceux que l'on peut jouer : valide("bonjour") vaut False."""
    return mot in mots5


def reponse(mot, proposition):
    """La réponse à la proposition quand le secret est mot : reponse("arbre", "heure") vaut "_*_re"."""
    rep = ""
    for i, lettre in enumerate(proposition):
        if lettre == mot[i]:
            rep += lettre
        elif lettre in mot:
            rep += "*"
        else:
            rep += "_"
    return rep


def jeu():
    """Une partie : l'utilisateur propose des mots jusqu'à trouver celui que l'ordinateur a tiré."""
    secret = mot_aleatoire(mots5)
    trouve = False
    while not trouve:
        proposition = input("Ta proposition : ")
        if valide(proposition):
            print(reponse(secret, proposition))
            trouve = proposition == secret
        else:
            print("Ce mot n'est pas dans la liste, essaie encore.")
    print("Bravo, c'est gagné !")


def possibles(L, proposition, rep):
    """Les mots de L qui peuvent être le secret si la réponse à la proposition est rep."""
    return [mot for mot in L if reponse(mot, proposition) == rep]


def resolution():
    """Une partie où l'ordinateur devine : le nombre de coups, ou None si aucun mot ne convient."""
    L = mots5
    n = 0
    while len(L) > 0:
        proposition = mot_aleatoire(L)
        n += 1
        rep = input(f"Je propose {proposition}. Ta réponse : ")
        if rep == proposition:
            print(f"J'ai trouvé, le mot est {proposition} !")
            return n
        L = possibles(L, proposition, rep)
    print("Aucun mot de la liste ne donne ces réponses : l'une d'elles doit être fausse.")
    return None


def resolution2(mot):
    """Le nombre de coups pour trouver mot en jouant au hasard parmi les mots encore possibles."""
    L = mots5
    proposition = mot_aleatoire(L)
    n = 1
    while proposition != mot:
        L = possibles(L, proposition, reponse(mot, proposition))
        proposition = mot_aleatoire(L)
        n += 1
    return n


def nombre_coups(n):
    """Le nombre moyen de coups de resolution2 sur n mots tirés au hasard."""
    total = 0
    for _ in range(n):
        total += resolution2(mot_aleatoire(mots5))
    return total / n


def numero_lettre(c):
    """Le rang de la lettre c dans l'alphabet : 0 pour "a", 25 pour "z"."""
    return ord(c) - ord("a")


def compter(L):
    """La matrice C des mots de L : chaque ligne est une lettre, chaque colonne une position."""
    C = np.zeros((26, 5), dtype=int)
    for mot in L:
        for j, lettre in enumerate(mot):
            C[numero_lettre(lettre)][j] += 1
    return C


def heuristique(C, mot):
    """Le score du mot : pour chacune de ses lettres, combien de mots l'ont à la même place."""
    return int(sum(C[numero_lettre(lettre)][j] for j, lettre in enumerate(mot)))


def meilleure_proposition(L):
    """Un mot de L de plus grand score ; une liste vide provoque une ValueError."""
    C = compter(L)
    return max(L, key=lambda mot: heuristique(C, mot))


def resolution3(mot):
    """Le nombre de coups pour trouver mot en jouant toujours la meilleure proposition."""
    L = mots5
    proposition = meilleure_proposition(L)
    n = 1
    while proposition != mot:
        L = possibles(L, proposition, reponse(mot, proposition))
        proposition = meilleure_proposition(L)
        n += 1
    return n


def nombre_coups3(n):
    """Le nombre moyen de coups de resolution3 sur n mots tirés au hasard."""
    total = 0
    for _ in range(n):
        total += resolution3(mot_aleatoire(mots5))
    return total / n
