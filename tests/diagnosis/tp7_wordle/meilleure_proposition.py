# %% returns_the_score
def meilleure_proposition(L):
    C = compter(L)
    return max(heuristique(C, m) for m in L)


# %% smallest_score
def meilleure_proposition(L):
    C = compter(L)
    return sorted(L, key=lambda m: heuristique(C, m))[0]


# %% returns_the_index
def meilleure_proposition(L):
    C = compter(L)
    scores = [heuristique(C, m) for m in L]
    return scores.index(max(scores))


# %% counts_in_mots5
def meilleure_proposition(L):
    C = compter(mots5)
    return max(L, key=lambda m: heuristique(C, m))


# %% maximum_never_updated
def meilleure_proposition(L):
    C = compter(L)
    maxi = -1
    for mot in L:
        if heuristique(C, mot) > maxi:
            meilleur = mot
    return meilleur


# %% forgets_the_last_word
def meilleure_proposition(L):
    C = compter(L)
    imax = 0
    for i in range(1, len(L) - 1):
        if heuristique(C, L[i]) > heuristique(C, L[imax]):
            imax = i
    return L[imax]


# %% returns_a_list
def meilleure_proposition(L):
    C = compter(L)
    m = max([heuristique(C, mot) for mot in L])
    return [mot for mot in L if heuristique(C, mot) == m]


# %% prints_instead_of_returning
def meilleure_proposition(L):
    C = compter(L)
    best, record = None, -1
    for mot in L:
        h = heuristique(C, mot)
        if h > record:
            best, record = mot, h
    print("Meilleur mot :", best)


# %% returns_the_pair
def meilleure_proposition(L):
    C = compter(L)
    return max((heuristique(C, m), m) for m in L)


# %% none
def meilleure_proposition(L):
    C = compter(L)
    scores = sorted([(heuristique(C, m), m) for m in L])
    return scores[len(scores) // 2][1]


# %% none
def meilleure_proposition(L):
    C = compter(L)
    ordre = sorted(L, key=lambda m: heuristique(C, m), reverse=True)
    return ordre[1] if len(ordre) > 1 else ordre[0]
