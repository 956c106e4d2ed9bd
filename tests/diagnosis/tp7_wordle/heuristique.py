# %% ignores_the_position
def heuristique(C, mot):
    h = 0
    for c in mot:
        for j in range(5):
            h += C[numero_lettre(c)][j]
    return h


# %% letter_as_index
def heuristique(C, mot):
    s = 0
    for i in range(len(mot)):
        s = s + C[mot[i]][i]
    return s


# %% last_letter_only
def heuristique(C, mot):
    score = 0
    for j, c in enumerate(mot):
        score = C[ord(c) - ord("a")][j]
    return score


# %% first_letter_only
def heuristique(C, mot):
    s = 0
    for j in range(5):
        s += C[numero_lettre(mot[j])][j]
        return s


# %% mean_instead_of_sum
def heuristique(C, mot):
    valeurs = [C[numero_lettre(c)][j] for j, c in enumerate(mot)]
    return sum(valeurs) / len(valeurs)


# %% product_instead_of_sum
def heuristique(C, mot):
    p = 1
    i = 0
    while i < 5:
        p = p * C[numero_lettre(mot[i])][i]
        i += 1
    return p


# %% forgets_the_first_letter
def heuristique(C, mot):
    return sum(C[numero_lettre(mot[j])][j] for j in range(1, len(mot)))


# %% each_letter_once
def heuristique(C, mot):
    deja = set()
    total = 0
    for j, c in enumerate(mot):
        if c in deja:
            continue
        deja.add(c)
        total += C[numero_lettre(c)][j]
    return total


# %% prints_instead_of_returning
def heuristique(C, mot):
    s = 0
    for j in range(len(mot)):
        s += C[numero_lettre(mot[j])][j]
    print("score =", s)


# %% prints_instead_of_returning + forgets_the_last_letter
def heuristique(C, mot):
    s = 0
    for j in range(4):
        s += C[numero_lettre(mot[j])][j]
    print(s)


# %% returns_the_list
def heuristique(C, mot):
    return [C[numero_lettre(c)][i] for i, c in enumerate(mot)]


# %% none
def heuristique(C, mot):
    s = 0
    for j in range(5):
        s += C[numero_lettre(mot[j])][4 - j]
    return s


# %% forgets_the_last_letter + each_letter_once
def heuristique(C, mot):
    s = 0
    vues = ""
    for j in range(len(mot) - 1):
        if mot[j] not in vues:
            s += C[numero_lettre(mot[j])][j]
            vues += mot[j]
    return s


# %% adds_the_letter_numbers
def heuristique(C, mot):
    return sum(map(numero_lettre, mot))


# %% largest_value
def heuristique(C, mot):
    best = 0
    for j, c in enumerate(mot):
        best = max(best, C[numero_lettre(c)][j])
    return best
