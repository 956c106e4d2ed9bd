# %% most_significant_first
def encode_pattern(pattern):
    chiffres = pattern.replace("r", "0").replace("y", "1").replace("g", "2")
    return int(chiffres, 3)


# %% base_two
def encode_pattern(pattern):
    valeurs = {"r": 0, "y": 1, "g": 2, "0": 0, "1": 1, "2": 2}
    code, poids = 0, 1
    for c in pattern:
        code += valeurs[c] * poids
        poids *= 2
    return code


# %% yellow_and_green_swapped
def encode_pattern(pattern):
    code = 0
    for i, c in enumerate(pattern):
        if c in "g1":
            code += 3**i
        elif c in "y2":
            code += 2 * 3**i
    return code


# %% digits_only
def encode_pattern(pattern):
    return sum(int(c) * 3**i for i, c in enumerate(pattern))


# %% powers_from_one
def encode_pattern(pattern):
    d = {"r": 0, "y": 1, "g": 2}
    s = 0
    k = 1
    for c in pattern:
        v = d[c] if c in d else int(c)
        s += v * 3**k
        k += 1
    return s


# %% prints_instead_of_returning
def encode_pattern(pattern):
    s = 0
    for i in range(len(pattern)):
        if pattern[i] in "y1":
            s += 3**i
        if pattern[i] in "g2":
            s += 2 * 3**i
    print(f"Le code est {s}")


# %% none
def encode_pattern(pattern):
    d = {"r": 0, "y": 1, "g": 2}
    return sum(d.get(c, 1) * 3**i for i, c in enumerate(pattern))


# %% sum_of_digits
def encode_pattern(pattern):
    return sum(c in "y1" for c in pattern) + 2 * sum(c in "g2" for c in pattern)


# %% base_ten
def encode_pattern(pattern):
    s = ""
    for c in reversed(pattern):
        s += {"r": "0", "y": "1", "g": "2"}.get(c, c)
    return int(s)
