# %% words_swapped
def filter_candidates(candidates, guess, code):
    return [c for c in candidates if compute_pattern(c, guess) == code]


# %% drops_the_guess
def filter_candidates(candidates, guess, code):
    res = []
    for mot in candidates:
        if compute_pattern(guess, mot) == code:
            res.append(mot)
    if guess in res:
        res = [m for m in res if m != guess]
    return res


# %% returns_the_number
def filter_candidates(candidates, guess, code):
    n = 0
    for c in candidates:
        n += compute_pattern(guess, c) == code
    return n


# %% prints_instead_of_returning
def filter_candidates(candidates, guess, code):
    for c in candidates:
        if compute_pattern(guess, c) == code:
            print(c)
