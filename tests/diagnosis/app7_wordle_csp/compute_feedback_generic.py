# %% lengths_not_checked
def compute_feedback_generic(guess, answer):
    restes = Counter(a for g, a in zip(guess, answer) if a != g)
    res = []
    for g, a in zip(guess, answer):
        if g == a:
            res.append(GREEN)
        elif restes[g]:
            restes[g] -= 1
            res.append(YELLOW)
        else:
            res.append(GREY)
    return tuple(res)


# %% naive
def compute_feedback_generic(guess, answer):
    if len(guess) != len(answer):
        raise ValueError("longueurs différentes")
    return tuple(2 if g == a else 1 if answer.count(g) else 0 for g, a in zip(guess, answer))
