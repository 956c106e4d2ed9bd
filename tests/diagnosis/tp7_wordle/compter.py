# %% transposed
def compter(L):
    C = np.zeros((5, 26))
    for m in L:
        for j, c in enumerate(m):
            C[j, ord(c) - 97] += 1
    return C


# %% presence_only
def compter(L):
    def existe(i, j):
        return int(any(ord(m[j]) - ord("a") == i for m in L))

    return [[existe(i, j) for j in range(5)] for i in range(26)]


# %% frequencies_instead_of_counts
def compter(L):
    C = np.zeros((26, 5))
    n = len(L)
    for j in range(5):
        for m in L:
            C[numero_lettre(m[j])][j] += 1 / n
    return C


# %% same_row_twenty_six_times
def compter(L):
    ligne = [0, 0, 0, 0, 0]
    C = []
    for i in range(26):
        C.append(ligne)
    for mot in L:
        for j in range(5):
            C[numero_lettre(mot[j])][j] += 1
    return C


# %% ignores_the_position
def compter(L):
    alphabet = "abcdefghijklmnopqrstuvwxyz"
    return [[sum(c in m for m in L)] * 5 for c in alphabet]


# %% twenty_five_rows
def compter(L):
    lettres = [chr(k) for k in range(97, 122)]
    C = []
    for c in lettres:
        C.append([sum(1 for m in L if m[j] == c) for j in range(5)])
    return C


# %% index_of_the_letter
def compter(L):
    C = [[0] * 5 for _ in range(26)]
    for m in L:
        for c in m:
            C[numero_lettre(c)][m.index(c)] += 1
    return C


# %% forgets_the_last_letter
def compter(L):
    C = np.zeros((26, 5), dtype=int)
    for m in L:
        j = 0
        while j < 4:
            C[numero_lettre(m[j]), j] += 1
            j += 1
    return C


# %% only_the_last_word
def compter(L):
    for m in L:
        C = np.zeros((26, 5))
        for j in range(len(m)):
            C[numero_lettre(m[j]), j] = C[numero_lettre(m[j]), j] + 1
    return C


# %% ignores_duplicates
def compter(L):
    C = [[0 for j in range(5)] for i in range(26)]
    for m in set(L):
        for j in range(5):
            C[numero_lettre(m[j])][j] += 1
    return C


# %% total_for_each_letter
def compter(L):
    tout = "".join(L)
    return [tout.count(chr(97 + i)) for i in range(26)]


# %% prints_instead_of_returning
def compter(L):
    C = [[0] * 5 for i in range(26)]
    for mot in L:
        for i in range(5):
            C[numero_lettre(mot[i])][i] += 1
    for ligne in C:
        print(ligne)


# %% transposed + ignores_duplicates
def compter(L):
    C = np.zeros((5, 26))
    vus = []
    for m in L:
        if m not in vus:
            vus.append(m)
            for j in range(5):
                C[j, numero_lettre(m[j])] += 1
    return C


# %% none
def compter(L):
    C = [[0] * 5 for i in range(26)]
    for m in L:
        for j in range(0, 5, 2):
            C[numero_lettre(m[j])][j] += 1
    return C


# %% none
def compter(L):
    C = np.zeros((26, 5))
    for k, mot in enumerate(L):
        for j in range(5):
            C[numero_lettre(mot[j])][j] += k
    return C


# %% counts_every_copy
def compter(L):
    C = [[0] * 5 for _ in range(26)]
    for m in L:
        for j in range(5):
            C[numero_lettre(m[j])][j] += m.count(m[j])
    return C


# %% returns_a_dictionary
def compter(L):
    d = {}
    for c in "abcdefghijklmnopqrstuvwxyz":
        d[c] = [sum(m[j] == c for m in L) for j in range(5)]
    return d


# %% only_the_first_word
def compter(L):
    C = np.zeros((26, 5))
    for m in L:
        for j, c in enumerate(m):
            C[numero_lettre(c), j] += 1
        return C
    return C
