# %% keeps_the_others
def possibles(L, proposition, rep):
    return [m for m in L if not reponse(m, proposition) == rep]


# %% words_swapped
def possibles(L, proposition, rep):
    return list(filter(lambda m: reponse(proposition, m) == rep, L))


# %% placed_letters_only
def possibles(L, proposition, rep):
    def convient(m):
        for i in range(5):
            if rep[i] not in "*_" and rep[i] != m[i]:
                return False
        return True

    return [m for m in L if convient(m)]


# %% removes_while_looping
def possibles(L, proposition, rep):
    for mot in L:
        r = reponse(mot, proposition)
        if r != rep:
            L.remove(mot)
    return L


# %% removes_from_the_list
def possibles(L, proposition, rep):
    i = 0
    while i < len(L):
        if reponse(L[i], proposition) == rep:
            i += 1
        else:
            L.pop(i)
    return L


# %% drops_duplicates
def possibles(L, proposition, rep):
    res = []
    for m in L:
        if m not in res and reponse(m, proposition) == rep:
            res.append(m)
    return res


# %% returns_the_number
def possibles(L, proposition, rep):
    return sum(reponse(m, proposition) == rep for m in L)


# %% returns_after_the_first_word
def possibles(L, proposition, rep):
    bons = []
    for m in L:
        if reponse(m, proposition) == rep:
            bons += [m]
        return bons
    return []


# %% drops_the_guess
def possibles(L, proposition, rep):
    bons = []
    for m in L:
        if m == proposition:
            continue
        if reponse(m, proposition) == rep:
            bons.append(m)
    return bons


# %% returns_the_indices
def possibles(L, proposition, rep):
    return [i for i, m in enumerate(L) if reponse(m, proposition) == rep]


# %% ignores_the_list
def possibles(L, proposition, rep):
    nouvelle = []
    for k in range(len(mots5)):
        if reponse(mots5[k], proposition) == rep:
            nouvelle.append(mots5[k])
    return nouvelle


# %% reply_and_guess_swapped
def possibles(L, proposition, rep):
    gardes = []
    for mot in L:
        if proposition == reponse(mot, rep):
            gardes.append(mot)
    return gardes


# %% sorted
def possibles(L, proposition, rep):
    return sorted(m for m in L if reponse(m, proposition) == rep)


# %% stops_at_the_first_refusal
def possibles(L, proposition, rep):
    res = []
    i = 0
    while i < len(L) and reponse(L[i], proposition) == rep:
        res.append(L[i])
        i += 1
    return res


# %% forgets_the_last_word
def possibles(L, proposition, rep):
    res = []
    for i in range(0, len(L) - 1):
        mot = L[i]
        if reponse(mot, proposition) == rep:
            res = res + [mot]
    return res


# %% prints_instead_of_returning
def possibles(L, proposition, rep):
    bons = []
    for m in L:
        if reponse(m, proposition) == rep:
            bons.append(m)
    print(len(bons), "mots possibles :", bons)


# %% prints_instead_of_returning + keeps_the_others
def possibles(L, proposition, rep):
    liste = [m for m in L if reponse(m, proposition) != rep]
    print(liste)


# %% absent_letters_allowed
def possibles(L, proposition, rep):
    gardes = []
    for m in L:
        ok = True
        for i in range(5):
            if rep[i] == "*":
                ok = ok and proposition[i] in m and m[i] != proposition[i]
            elif rep[i] != "_":
                ok = ok and m[i] == rep[i]
        if ok:
            gardes.append(m)
    return gardes


# %% star_may_stay_in_place
def possibles(L, proposition, rep):
    def teste(m):
        for c, r, l in zip(proposition, rep, m):
            if r == "_" and c in m:
                return False
            if r == "*" and c not in m:
                return False
            if r not in "_*" and l != r:
                return False
        return True

    return [m for m in L if teste(m)]


# %% drops_duplicates + drops_the_guess
def possibles(L, proposition, rep):
    res = []
    for m in L:
        if reponse(m, proposition) == rep and m != proposition and m not in res:
            res.append(m)
    return res


# %% none
def possibles(L, proposition, rep):
    garde = []
    for m in L:
        if reponse(m, proposition).count("*") == rep.count("*"):
            garde.append(m)
    return garde


# %% none
def possibles(L, proposition, rep):
    return [m.upper() for m in L if reponse(m, proposition) == rep]


# %% returns_the_first_word
def possibles(L, proposition, rep):
    for m in L:
        if reponse(m, proposition) == rep:
            return m
    return []


# %% returns_the_replies
def possibles(L, proposition, rep):
    toutes = [reponse(m, proposition) for m in L]
    return [r for r in toutes if r == rep]


# %% list_reset_at_each_word
def possibles(L, proposition, rep):
    gardes = []
    for m in L:
        gardes = []
        if reponse(m, proposition) == rep:
            gardes.append(m)
    return gardes
