# %% sum_instead_of_mean
def nombre_coups(n):
    total = 0
    for _ in range(n):
        mot = random.choice(mots5)
        total = total + resolution2(mot)
    return total


# %% integer_division
def nombre_coups(n):
    parties = [resolution2(mot_aleatoire(mots5)) for i in range(n)]
    return sum(parties) // len(parties)


# %% returns_the_list
def nombre_coups(n):
    L = []
    while len(L) < n:
        L.append(resolution2(mot_aleatoire(mots5)))
    return L


# %% returns_after_the_first_game
def nombre_coups(n):
    s = 0
    for i in range(n):
        m = mot_aleatoire(mots5)
        s += resolution2(m)
        return s / n


# %% prints_instead_of_returning
def nombre_coups(n):
    s = 0
    for i in range(n):
        s = s + resolution2(mot_aleatoire(mots5))
    moyenne = s / n
    print("Il faut en moyenne", moyenne, "coups")


# %% ignores_n
def nombre_coups(n):
    total = 0
    for i in range(100):
        total += resolution2(mot_aleatoire(mots5))
    return total / 100


# %% none
def nombre_coups(n):
    total = 0
    for i in range(n):
        total += resolution2(mot_aleatoire(mots5)) ** 2
    return total / n


# %% one_game_missing
def nombre_coups(n):
    s = 0
    for i in range(1, n):
        s += resolution2(mot_aleatoire(mots5))
    return s / n


# %% keeps_the_maximum
def nombre_coups(n):
    pire = 0
    for _ in range(n):
        c = resolution2(random.choice(mots5))
        if c > pire:
            pire = c
    return pire
