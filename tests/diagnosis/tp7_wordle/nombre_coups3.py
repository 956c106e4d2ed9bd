# %% plays_at_random
def nombre_coups3(n):
    coups = [resolution2(random.choice(mots5)) for partie in range(n)]
    return sum(coups) / n


# %% sum_instead_of_mean
def nombre_coups3(n):
    return sum(resolution3(mot_aleatoire(mots5)) for k in range(n))


# %% same_word_in_every_game
def nombre_coups3(n):
    mot = mot_aleatoire(mots5)
    s = 0
    for i in range(n):
        s += resolution3(mot)
    return s / n


# %% integer_division
def nombre_coups3(n):
    s = 0
    for i in range(n):
        s += resolution3(mot_aleatoire(mots5))
    return round(s / n)


# %% prints_instead_of_returning
def nombre_coups3(n):
    s = 0
    for i in range(n):
        s += resolution3(mot_aleatoire(mots5))
    print(s / n)
