"""A whole copy pasted from a notebook: accented names, drafts redefined, a name bound to its result."""

import random as alea
import urllib.request


def telecharger_mots():
    with urllib.request.urlopen(
        "https://raw.githubusercontent.com/cpge-itc/bcpst2/main/files/8_wordle/mots.txt"
    ) as flux:
        return [octets.decode().rstrip("\r\n") for octets in flux]


mots = telecharger_mots()
len(mots)

mots5 = [mot for mot in mots if len(mot) == 5]
len(mots5)


def appartient(c, s):
    return bool(s.count(c))


appartient("a", "abc"), appartient("d", "abc")


def mot_aleatoire(L):
    return alea.sample(list(L), k=1)[0]


mot_aléatoire = mot_aleatoire(mots5)
mot_aléatoire


def valide(mot):
    return mots5.count(mot) != 0


valide("bonjour")
valide("arbre")


def reponse(mot, proposition):
    pass


def reponse(mot, proposition):
    réponse_lettres = []
    for lettre_cherchée, lettre_proposée in zip(mot, proposition):
        if lettre_cherchée == lettre_proposée:
            réponse_lettres.append(lettre_proposée)
        elif appartient(lettre_proposée, mot):
            réponse_lettres.append("*")
        else:
            réponse_lettres.append("_")
    return "".join(réponse_lettres)


assert reponse("arbre", "heure") == "_*_re"


def jeu():
    mot_mystère = mot_aleatoire(mots5)
    while True:
        proposé = input("Quel mot proposes-tu ? ")
        try:
            mots5.index(proposé)
        except ValueError:
            print("⚠ pas dans la liste !")
        else:
            print("→", reponse(mot_mystère, proposé))
            if proposé == mot_mystère:
                return print("✔ Trouvé !")


def possibles(L, proposition, rep):
    restants = []
    for m in L:
        restants.extend([m] * (reponse(m, proposition) == rep))
    return restants


restants = possibles(mots5, "heure", "_*_re")
len(restants)


def resolution():
    L, n = mots5, 0
    while True:
        proposition, n = mot_aleatoire(L), n + 1
        rep = input(f"N°{n} : {proposition} → ")
        L = possibles(L, proposition, rep)
        match sorted(set(L)):
            case []:
                print("Tu t'es trompé·e dans une réponse : aucun mot ne convient.")
                return n
            case [seul]:
                print("J'ai trouvé :", seul)
                return n


def resolution2(mot):
    L, n = mots5, 0
    while True:
        proposition, n = mot_aleatoire(L), n + 1
        if proposition == mot:
            return n
        L = possibles(L, proposition, reponse(mot, proposition))


def nombre_coups(n):
    return sum([resolution2(mot_aleatoire(mots5)) for _ in range(n)]) / n


def numero_lettre(c):
    return "abcdefghijklmnopqrstuvwxyz".index(c)


numero_lettre("e")


def compter(L):
    C = [5 * [0] for _ in range(26)]
    for j in range(5):
        for m in L:
            C[numero_lettre(m[j])][j] += 1
    return C


C = compter(mots5)


def heuristique(C, mot):
    return sum(C[numero_lettre(mot[j])][j] for j in range(len(mot)))


def meilleure_proposition(L):
    C = compter(L)
    scores = [heuristique(C, m) for m in L]
    return L[scores.index(max(scores))]


def resolution3(mot):
    L, n, proposition = mots5, 0, None
    while proposition != mot:
        proposition, n = meilleure_proposition(L), n + 1
        L = possibles(L, proposition, reponse(mot, proposition))
    return n


def nombre_coups3(n):
    return sum([resolution3(mot_aleatoire(mots5)) for _ in range(n)]) / n


nombre_coups3 = nombre_coups3(3)
nombre_coups3
