# %% counter_never_changes
def resolution2(mot):
    essais = 0
    L = mots5
    p = ""
    while p != mot:
        p = mot_aleatoire(L)
        L = possibles(L, p, reponse(mot, p))
        essais + 1
    return essais


# %% returns_the_word
def resolution2(mot):
    liste = list(mots5)
    while True:
        essai = random.choice(liste)
        if essai == mot:
            return essai
        liste = [m for m in liste if reponse(m, essai) == reponse(mot, essai)]


# %% always_the_first_word
def resolution2(mot):
    L, n = mots5, 1
    while L[0] != mot:
        p = L[0]
        L = possibles(L, p, reponse(mot, p))
        n += 1
    return n


# %% list_never_updated
def resolution2(mot):
    n = 1
    p = mot_aleatoire(mots5)
    while p != mot:
        possibles(mots5, p, reponse(mot, p))
        p = mot_aleatoire(mots5)
        n += 1
    return n


# %% one_guess_too_many
def resolution2(mot):
    coups = 1
    p = mot_aleatoire(mots5)
    L = mots5
    while p != mot:
        coups += 1
        L = possibles(L, p, reponse(mot, p))
        p = mot_aleatoire(L)
    return coups + 1


# %% prints_instead_of_returning
def resolution2(mot):
    n = 0
    L = mots5
    trouve = False
    while not trouve:
        n += 1
        p = mot_aleatoire(L)
        r = reponse(mot, p)
        if r == mot:
            trouve = True
        L = possibles(L, p, r)
    print("Nombre de coups :", n)


# %% returns_the_proposals
def resolution2(mot):
    L = mots5
    historique = []
    while mot not in historique:
        p = mot_aleatoire(L)
        historique.append(p)
        L = possibles(L, p, reponse(mot, p))
    return historique


# %% duplicated_words
def resolution2(mot):
    L = list(mots5)
    n = 0
    while len(L) != 1:
        p = mot_aleatoire(L)
        L = possibles(L, p, reponse(mot, p))
        n += 1
    return n


# %% asks_the_user
def resolution2(mot):
    L = mots5
    n = 0
    while True:
        p = mot_aleatoire(L)
        n += 1
        print(p)
        r = input("Réponse : ")
        if r == mot:
            return n
        L = possibles(L, p, r)


# %% none
def resolution2(mot):
    L = mots5
    n = 0
    p = ""
    while p != mot:
        n += 1
        p = mot_aleatoire(L)
        L = possibles(L, p, reponse(mot, p))
    if n > 3:
        n = 2 * n
    return n
