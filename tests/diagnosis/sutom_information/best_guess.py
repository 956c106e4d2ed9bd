# %% smallest_entropy
def best_guess(guesses, candidates):
    h = {}
    for g in guesses:
        c = Counter(compute_pattern(g, a) for a in candidates)
        h[g] = round(entropy(list(c.values())), 9)
    return min(guesses, key=h.get)


# %% last_of_equals
def best_guess(guesses, candidates):
    record, best = -1, None
    for g in guesses:
        tiroirs = Counter(compute_pattern(g, a) for a in candidates)
        h = round(entropy(list(tiroirs.values())), 9)
        if h >= record:
            record, best = h, g
    return best


# %% most_drawers
def best_guess(guesses, candidates):
    return max(guesses, key=lambda g: len({compute_pattern(g, a) for a in candidates}))


# %% returns_the_entropy
def best_guess(guesses, candidates):
    M = pattern_matrix(guesses, candidates)
    return max(round(entropy(list(Counter(ligne.tolist()).values())), 9) for ligne in M)


# %% none
def best_guess(guesses, candidates):
    return sorted(guesses, key=len)[len(guesses) // 2]
