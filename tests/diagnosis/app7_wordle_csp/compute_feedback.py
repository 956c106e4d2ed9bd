# %% naive
def compute_feedback(guess, answer):
    couleurs = []
    for g, a in zip(guess, answer):
        couleurs.append(GREEN if g == a else YELLOW if g in answer else GREY)
    return tuple(couleurs)


# %% yellow_before_green
def compute_feedback(guess, answer):
    stock = {c: answer.count(c) for c in answer}
    res = ()
    for i in range(len(guess)):
        c = guess[i]
        if answer[i] == c:
            res += (2,)
        elif stock.get(c, 0) > 0:
            res += (1,)
        else:
            res += (0,)
        if c in stock:
            stock[c] -= 1
    return res


# %% list
def compute_feedback(guess, answer):
    reste = Counter(a for g, a in zip(guess, answer) if g != a)
    res = [0] * len(guess)
    for i, c in enumerate(guess):
        if c == answer[i]:
            res[i] = 2
        elif reste[c] > 0:
            res[i] = 1
            reste[c] -= 1
    return res


# %% greens_not_used_up
def compute_feedback(guess, answer):
    lettres = list(answer)
    res = []
    for i, c in enumerate(guess):
        if c == answer[i]:
            res.append(2)
        elif c in lettres:
            lettres.remove(c)
            res.append(1)
        else:
            res.append(0)
    return tuple(res)


# %% no_yellow
def compute_feedback(guess, answer):
    return tuple(2 * int(guess[k] == answer[k]) for k in range(len(guess)))


# %% prints
def compute_feedback(guess, answer):
    reste = [a for g, a in zip(guess, answer) if g != a]
    res = []
    for g, a in zip(guess, answer):
        if g == a:
            res.append(2)
        elif g in reste:
            reste.remove(g)
            res.append(1)
        else:
            res.append(0)
    print("réponse :", tuple(res))


# %% prints + naive
def compute_feedback(guess, answer):
    t = tuple(2 if guess[i] == answer[i] else 1 if guess[i] in answer else 0 for i in range(len(guess)))
    print(t)


# %% list + naive
def compute_feedback(guess, answer):
    t = [0, 0, 0, 0, 0][: len(guess)]
    for i in range(len(t)):
        if guess[i] in answer:
            t[i] = 1
        if guess[i] == answer[i]:
            t[i] = 2
    return t


# %% none
def compute_feedback(guess, answer):
    reste = [a for g, a in zip(guess, answer) if g != a]
    res = []
    for g, a in zip(guess, answer):
        if g == a:
            res.append(2)
        elif g in reste and g not in "AEIOUY":
            reste.remove(g)
            res.append(1)
        else:
            res.append(0)
    return tuple(res)


# %% words_swapped
def compute_feedback(guess, answer):
    dispo = list(guess)
    res = [0] * len(answer)
    for i in range(len(answer)):
        if answer[i] == guess[i]:
            res[i] = 2
            dispo[i] = None
    for i in range(len(answer)):
        if res[i] == 0 and answer[i] in dispo:
            res[i] = 1
            dispo[dispo.index(answer[i])] = None
    return tuple(res)


# %% text
def compute_feedback(guess, answer):
    reste = Counter(a for g, a in zip(guess, answer) if g != a)
    s = ""
    for g, a in zip(guess, answer):
        if g == a:
            s += "2"
        elif reste[g]:
            s += "1"
            reste[g] -= 1
        else:
            s += "0"
    return s
