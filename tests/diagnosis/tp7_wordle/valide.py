# %% tests_the_length_only
def valide(mot):
    n = 0
    for lettre in mot:
        n += 1
    return n == 5


# %% accepts_every_length
def valide(mot):
    for m in mots:
        if m == mot:
            return True
    return False


# %% first_word_only
def valide(mot):
    for m in mots5:
        if m == mot:
            return True
        else:
            return False


# %% nothing_returned_when_invalid
def valide(mot):
    i = 0
    while i < len(mots5):
        if mots5[i] == mot:
            return True
        i += 1


# %% last_word_only
def valide(mot):
    ok = False
    for m in mots5:
        if m == mot:
            ok = True
        else:
            ok = False
    return ok


# %% prints_instead_of_returning
def valide(mot):
    if mot in mots5:
        print("Le mot est valide")
    else:
        print("Le mot n'est pas valide")


# %% index_of_an_unknown_word
def valide(mot):
    place = list(mots5).index(mot)
    if place >= 0:
        return True
    return False


# %% returns_a_text
def valide(mot):
    return "True" if mot in set(mots5) else "False"


# %% true_and_false_swapped
def valide(mot):
    for m in mots5:
        if m == mot:
            return False
    return True


# %% none
def valide(mot):
    return mot in mots5[: len(mots5) // 2]


# %% none
def valide(mot):
    return mot in mots5 and len(set(mot)) == 5


# %% accepts_a_part_of_a_word
def valide(mot):
    return any(mot in m for m in mots5)


# %% ignores_case
def valide(mot):
    majuscules = [m.upper() for m in mots5]
    return mot.upper() in majuscules


# %% returns_the_count
def valide(mot):
    n = 0
    for m in mots5:
        if m == mot:
            n = n + 1
    return n
