# %% plays_at_random
def resolution3(mot):
    L = mots5
    c = 1
    p = random.choice(L)
    while p != mot:
        L = possibles(L, p, reponse(mot, p))
        p = random.choice(L)
        c += 1
    return c


# %% first_word
def resolution3(mot):
    L = [m for m in mots5]
    n = 0
    while True:
        p = L[0]
        n += 1
        if p == mot:
            return n
        L = possibles(L, p, reponse(mot, p))


# %% matrix_never_updated
def resolution3(mot):
    C = compter(mots5)
    L = mots5
    n = 0
    p = ""
    while p != mot:
        p = max(L, key=lambda m: heuristique(C, m))
        n += 1
        L = possibles(L, p, reponse(mot, p))
    return n


# %% one_guess_too_many
def resolution3(mot):
    L = mots5
    n = 1
    trouve = False
    while not trouve:
        p = meilleure_proposition(L)
        n += 1
        trouve = p == mot
        L = possibles(L, p, reponse(mot, p))
    return n


# %% prints_instead_of_returning
def resolution3(mot):
    L, n, p = mots5, 0, ""
    while p != mot:
        p = meilleure_proposition(L)
        n += 1
        L = possibles(L, p, reponse(mot, p))
    print("Trouvé en", n, "coups")


# %% returns_the_proposals
def resolution3(mot):
    L = mots5
    joues = [meilleure_proposition(L)]
    while joues[-1] != mot:
        L = possibles(L, joues[-1], reponse(mot, joues[-1]))
        joues += [meilleure_proposition(L)]
    return joues


# %% none
def resolution3(mot):
    L = mots5
    n = 0
    p = ""
    while p != mot:
        p = meilleure_proposition(L)
        n += len(p)
        L = possibles(L, p, reponse(mot, p))
    return n
