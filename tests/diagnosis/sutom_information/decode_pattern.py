# %% most_significant_first
def decode_pattern(code, length):
    motif = ""
    while len(motif) < length:
        motif = "ryg"[code % 3] + motif
        code //= 3
    return motif


# %% stops_at_zero
def decode_pattern(code, length):
    lettres = ["r", "y", "g"]
    res = ""
    while code > 0:
        code, reste = divmod(code, 3)
        res += lettres[reste]
    return res


# %% digits
def decode_pattern(code, length):
    res = ""
    for k in range(length):
        res += str(code // 3**k % 3)
    return res


# %% returns_a_list
def decode_pattern(code, length):
    return ["ryg"[code // 3**k % 3] for k in range(length)]


# %% prints_instead_of_returning + digits
def decode_pattern(code, length):
    motif = ""
    for i in range(length):
        motif = motif + str(code % 3)
        code = code // 3
    print(motif)
