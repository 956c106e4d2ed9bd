# %% starts_from_one
def numero_lettre(c):
    alphabet = "abcdefghijklmnopqrstuvwxyz"
    n = 0
    for lettre in alphabet:
        n += 1
        if lettre == c:
            return n


# %% gives_the_ascii_code
def numero_lettre(c):
    code = ord(c)
    return code


# %% returns_a_text
def numero_lettre(c):
    return str("abcdefghijklmnopqrstuvwxyz".index(c))


# %% alphabet_backwards
def numero_lettre(c):
    i = ord("z")
    n = 0
    while chr(i) != c:
        i -= 1
        n += 1
    return n


# %% upper_case_reference
def numero_lettre(c):
    return ord(c) - 65


# %% prints_instead_of_returning
def numero_lettre(c):
    alphabet = "abcdefghijklmnopqrstuvwxyz"
    for i in range(26):
        if alphabet[i] == c:
            print("numéro", i)


# %% prints_instead_of_returning + starts_from_one
def numero_lettre(c):
    print(ord(c) - ord("a") + 1)


# %% compares_with_a_only
def numero_lettre(c):
    alphabet = [chr(97 + i) for i in range(26)]
    for i, lettre in enumerate(alphabet):
        if lettre == c:
            return i
        return None


# %% none
def numero_lettre(c):
    return (ord(c) - ord("a")) // 2


# %% none
def numero_lettre(c):
    voyelles = "aeiouy"
    if c in voyelles:
        return voyelles.index(c)
    return ord(c) - ord("a")
