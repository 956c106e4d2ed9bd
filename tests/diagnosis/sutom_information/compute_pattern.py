# %% yellow_without_counting
def compute_pattern(guess, answer):
    code = 0
    for i, (a, b) in enumerate(zip(guess, answer)):
        code += 3**i * (2 if a == b else int(a in answer))
    return code


# %% greens_not_used_up
def compute_pattern(guess, answer):
    dispo = Counter(answer)
    motif = ""
    for i in range(len(guess)):
        if guess[i] == answer[i]:
            motif += "g"
        elif dispo[guess[i]] > 0:
            dispo[guess[i]] -= 1
            motif += "y"
        else:
            motif += "r"
    return encode_pattern(motif)


# %% no_yellow
def compute_pattern(guess, answer):
    return encode_pattern("".join("2" if a == b else "0" for a, b in zip(guess, answer)))


# %% returns_the_pattern
def compute_pattern(guess, answer):
    restants = Counter(answer)
    motif = list("r" * len(guess))
    for i, c in enumerate(guess):
        if c == answer[i]:
            motif[i] = "g"
            restants[c] -= 1
    for i, c in enumerate(guess):
        if motif[i] != "g" and restants[c] > 0:
            motif[i] = "y"
            restants[c] -= 1
    return "".join(motif)


# %% roles_swapped
def compute_pattern(guess, answer):
    libres = [g for g, a in zip(guess, answer) if g != a]
    code = 0
    for i in range(len(answer)):
        if answer[i] == guess[i]:
            code += 2 * 3**i
        elif answer[i] in libres:
            libres.remove(answer[i])
            code += 3**i
    return code


# %% code_backwards
def compute_pattern(guess, answer):
    libres = [a for g, a in zip(guess, answer) if g != a]
    code = 0
    for g, a in zip(guess, answer):
        chiffre = 0
        if g == a:
            chiffre = 2
        elif g in libres:
            libres.remove(g)
            chiffre = 1
        code = 3 * code + chiffre
    return code


# %% prints_instead_of_returning + yellow_without_counting
def compute_pattern(guess, answer):
    code = 0
    for i in range(len(guess)):
        if guess[i] == answer[i]:
            code += 2 * 3**i
        elif guess[i] in answer:
            code += 3**i
    print(code)


# %% none
def compute_pattern(guess, answer):
    code = 0
    for i in range(len(guess)):
        if guess[i] == answer[i]:
            code += 3**i
    return code


# %% one_pass
def compute_pattern(guess, answer):
    reste = answer
    code = 0
    for i, c in enumerate(guess):
        if c == answer[i]:
            code += 2 * 3**i
            reste = reste.replace(c, "", 1)
        elif c in reste:
            code += 3**i
            reste = reste.replace(c, "", 1)
    return code
