# %% always_the_first_word
def resolution():
    L = [m for m in mots5]
    coups = 0
    while len(L) > 0:
        prop = L[0]
        coups += 1
        print("Je propose", prop)
        r = input("Réponse : ")
        if r == prop:
            print("Trouvé :", prop)
            return coups
        L = possibles(L, prop, r)
    print("Aucun mot ne convient.")
    return coups


# %% returns_the_word
def resolution():
    L = mots5
    while L:
        p = random.choice(L)
        r = input(p + " ? ")
        if r == p:
            print("C'était", p)
            return p
        L = possibles(L, p, r)
    print("Tu t'es trompé quelque part")


# %% impossible_reply
def resolution():
    L = list(mots5)
    n = 0
    rep = ""
    while True:
        p = mot_aleatoire(L)
        n += 1
        print(p)
        rep = input("Réponse du jeu : ")
        if rep == p:
            print("Le mot est", p)
            return n
        L = possibles(L, p, rep)


# %% prints_the_count_instead_of_returning
def resolution():
    candidats = mots5
    n = 0
    while candidats != []:
        p = mot_aleatoire(candidats)
        print("Mot proposé :", p)
        n = n + 1
        rep = input()
        if rep == p:
            print("Trouvé en", n, "coups :", p)
            return
        candidats = possibles(candidats, p, rep)
    print("Impossible")


# %% list_never_updated
def resolution():
    L = mots5
    n = 0
    while True:
        p = mot_aleatoire(L)
        print(p)
        r = input("rep ")
        n += 1
        if "*" not in r and "_" not in r:
            break
        reste = possibles(L, p, r)
        if len(reste) == 0:
            print("aucun mot possible")
            return n
    print("trouvé", p)
    return n


# %% no_message_when_none_is_left
def resolution():
    L, n, fini = mots5, 0, False
    while not fini and len(L) > 0:
        p = mot_aleatoire(L)
        n += 1
        print("->", p)
        r = input()
        fini = r == p
        if fini:
            print("Le mot est", p)
        L = possibles(L, p, r)
    return n


# %% one_guess_too_many
def resolution():
    n = 1
    L = mots5
    while len(L) > 0:
        p = L[random.randrange(len(L))]
        n += 1
        print(p)
        rep = input("? ")
        if rep == p:
            print("Mot trouvé :", p)
            return n
        L = possibles(L, p, rep)
    print("Pas de mot possible")
    return n


# %% hides_its_proposal
def resolution():
    L = mots5
    n = 0
    while len(L) > 0:
        p = mot_aleatoire(L)
        n += 1
        rep = input("Quelle est la réponse du jeu ? ")
        if rep == p:
            print("Le mot était", p)
            return n
        L = possibles(L, p, rep)
    print("Il y a une erreur dans les réponses.")
    return n
