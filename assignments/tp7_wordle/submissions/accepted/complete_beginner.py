"""A whole copy in a beginner's hand: globals, while loops, prints and plays at top level."""

import random


def telecharger_mots():
    import urllib.request

    adresse = "https://raw.githubusercontent.com/cpge-itc/bcpst2/main/files/8_wordle/mots.txt"
    page = urllib.request.urlopen(adresse)
    texte = page.read().decode("utf-8")
    return texte.split("\n")


mots = telecharger_mots()
print("il y a", len(mots), "mots")

mots5 = []
i = 0
while i < len(mots):
    if len(mots[i]) == 5:
        mots5.append(mots[i])
    i = i + 1
print("dont", len(mots5), "de taille 5")


def appartient(c, s):
    rep = False
    for k in range(len(s)):
        if s[k] == c:
            rep = True
    return rep


print(appartient("a", "abc"))
print(appartient("d", "abc"))


def mot_aleatoire(L):
    n = len(L)
    a = random.randrange(n)
    return L[a]


mot = mot_aleatoire(mots5)
print(mot)


def valide(mot):
    ok = False
    for m in mots5:
        if m == mot:
            ok = True
    return ok


def reponse(mot, proposition):
    s = ""
    i = 0
    while i < len(mot):
        if proposition[i] == mot[i]:
            s = s + mot[i]
        else:
            if appartient(proposition[i], mot) == True:
                s = s + "*"
            else:
                s = s + "_"
        i = i + 1
    return s


print(reponse("arbre", "heure"))


def jeu():
    global mot
    mot = mot_aleatoire(mots5)
    fini = False
    while fini == False:
        prop = input("proposition ?")
        if valide(prop) == False:
            print("ce mot n'existe pas")
        else:
            r = reponse(mot, prop)
            print(r)
            if r == mot:
                fini = True
    print("gagné !!!")


def possibles(L, proposition, rep):
    L2 = []
    for m in L:
        r = reponse(m, proposition)
        if r == rep:
            L2.append(m)
    return L2


print(len(possibles(mots5, "heure", "_*_re")), "mots possibles")


def sans_doublons(L):
    L = sorted(L)
    L2 = []
    for i in range(len(L)):
        if i == 0 or L[i] != L[i - 1]:
            L2.append(L[i])
    return L2


mots_differents = sans_doublons(mots5)


def resolution():
    L = mots_differents
    n = 0
    while len(L) > 1:
        prop = mot_aleatoire(L)
        print("je propose", prop)
        r = input("réponse ?")
        n = n + 1
        L = possibles(L, prop, r)
    if len(L) == 1:
        print("le mot est", L[0])
    else:
        print("il y a une erreur dans les réponses")
    return n


def resolution2(mot):
    L = mots_differents
    n = 0
    while len(L) > 1:
        prop = mot_aleatoire(L)
        r = reponse(mot, prop)
        n = n + 1
        L = possibles(L, prop, r)
    return n


def nombre_coups(n):
    s = 0
    k = 0
    while k < n:
        s = s + resolution2(mot_aleatoire(mots5))
        k = k + 1
    return s / n


print(nombre_coups(10))


def numero_lettre(lettre):
    return ord(lettre) - ord("a")


def compter(L):
    C = []
    for i in range(26):
        C.append([0, 0, 0, 0, 0])
    for m in L:
        for j in range(5):
            i = numero_lettre(m[j])
            C[i][j] = C[i][j] + 1
    return C


print(compter(mots5))


def heuristique(C, mot):
    s = 0
    for j in range(5):
        i = numero_lettre(mot[j])
        s = s + C[i][j]
    return s


def meilleure_proposition(L):
    C = compter(L)
    m = -1
    p = None
    for mot in L:
        if heuristique(C, mot) > m:
            m = heuristique(C, mot)
            p = mot
    return p


print(meilleure_proposition(mots5))


def resolution3(mot):
    L = mots_differents
    n = 0
    while len(L) > 1:
        prop = meilleure_proposition(L)
        r = reponse(mot, prop)
        n = n + 1
        L = possibles(L, prop, r)
    return n


def nombre_coups3(n):
    s = 0
    k = 0
    while k < n:
        s = s + resolution3(mot_aleatoire(mots5))
        k = k + 1
    return s / n


print(nombre_coups3(2))

jeu()
