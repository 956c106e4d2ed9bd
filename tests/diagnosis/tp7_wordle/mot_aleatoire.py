# %% never_the_last
def mot_aleatoire(L):
    n = len(L)
    if n == 1:
        return L[0]
    return L[random.randrange(0, n - 1)]


# %% returns_the_index
def mot_aleatoire(L):
    return int(random.random() * len(L))


# %% ignores_its_argument
def mot_aleatoire(L):
    k = random.randint(0, len(mots5) - 1)
    return mots5[k]


# %% one_index_too_far
def mot_aleatoire(L):
    i = random.randint(0, len(L))
    mot = L[i]
    return mot


# %% always_the_first
def mot_aleatoire(L):
    random.seed()
    for mot in L:
        return mot
    return L[0]


# %% prints_instead_of_returning
def mot_aleatoire(L):
    k = random.randint(0, len(L) - 1)
    print("Le mot est :", L[k])


# %% removes_the_word
def mot_aleatoire(L):
    i = random.randrange(len(L))
    m = L[i]
    del L[i]
    return m


# %% returns_a_letter
def mot_aleatoire(L):
    mot = L[random.randrange(len(L))]
    i = random.randrange(len(mot))
    return mot[i]


# %% never_the_first
def mot_aleatoire(L):
    if len(L) < 2:
        return L[0]
    reste = L[1:]
    return reste[int(random.random() * len(reste))]


# %% length_of_mots5
def mot_aleatoire(L):
    n = len(mots5)
    i = random.randint(0, n - 1)
    return L[i]


# %% returns_a_list
def mot_aleatoire(L):
    i = random.randrange(len(L))
    return L[i : i + 1] or L[0]


# %% none
def mot_aleatoire(L):
    i = random.randrange(len(L))
    j = random.randrange(len(L))
    return L[min(i, j)]


# %% returns_the_whole_list
def mot_aleatoire(L):
    return random.sample(L, len(L))


# %% shuffles_the_list
def mot_aleatoire(L):
    random.shuffle(L)
    return L[0]
