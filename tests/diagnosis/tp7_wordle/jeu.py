# %% accepts_invalid_words
def jeu():
    secret = random.choice(mots5)
    essai = ""
    while essai != secret:
        essai = input("Propose un mot : ")
        if len(essai) == len(secret):
            print(reponse(secret, essai))
        else:
            print("Il faut cinq lettres", reponse(secret, (essai + "-----")[:5]))
    print("Gagné !")


# %% six_tries
def jeu():
    mot = mot_aleatoire(mots5)
    essais = 0
    while essais < 6:
        p = input("? ")
        if p not in mots5:
            print("mot inconnu")
            continue
        essais += 1
        print(reponse(mot, p))
        if p == mot:
            print("bravo")
            return
    print("perdu")


# %% only_says_to_try_again
def jeu():
    mot = mot_aleatoire(mots5)
    while True:
        p = input("Ton mot : ")
        if not valide(p):
            print("Ce mot n'est pas dans la liste.")
        elif p == mot:
            print("Gagné")
            break
        else:
            r = reponse(mot, p)
            print("Essaie encore")


# %% shows_the_secret
def jeu():
    a_trouver = mot_aleatoire(mots5)
    print("(pour tester :", a_trouver + ")")
    p = input("Proposition ? ")
    while p != a_trouver:
        if valide(p):
            print(reponse(a_trouver, p))
        else:
            print("Mot refusé")
        p = input("Proposition ? ")
    print(reponse(a_trouver, p))


# %% always_the_same_word
def jeu():
    mot = mots5[0]
    trouve = False
    while not trouve:
        p = input()
        while not valide(p):
            p = input("Non ! ")
        print(reponse(mot, p))
        trouve = mot == p


# %% stops_at_an_invalid_word
def jeu():
    mot = mot_aleatoire(mots5)
    while True:
        p = input("Mot ? ")
        if p not in mots5:
            print("Ce mot n'existe pas, fin de la partie")
            return
        print(reponse(mot, p))
        if p == mot:
            return


# %% stops_at_the_first_valid_word
def jeu():
    mot = random.choice(mots5)
    p = input("Ton mot : ")
    while p not in mots5:
        p = input("Pas dans la liste, recommence : ")
    print(reponse(mot, p))
    if p == mot:
        print("Tu as gagné")
    else:
        print("Tu as perdu")


# %% words_swapped_in_the_reply
def jeu():
    mot = mot_aleatoire(mots5)
    p = None
    while mot != p:
        p = input("Ton mot : ")
        if p in mots5:
            r = reponse(p, mot)
            print(r)
        else:
            print("invalide")


# %% asks_for_the_secret_word
def jeu():
    mot = input("Quel est le mot à faire deviner ? ")
    gagne = False
    while not gagne:
        p = input("Ta proposition : ")
        if valide(p):
            print(reponse(mot, p))
            if p == mot:
                gagne = True


# %% none
def jeu():
    mot = mot_aleatoire(mots5)
    p = ""
    deja = []
    while p != mot:
        p = input("Ton mot : ")
        if valide(p) and (p not in deja or p == mot):
            deja.append(p)
            rep = reponse(mot, p)
            print(rep.upper())
