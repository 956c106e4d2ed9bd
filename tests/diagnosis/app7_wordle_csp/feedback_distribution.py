# %% proportions
def feedback_distribution(guess, candidates):
    c = Counter(compute_feedback(guess, m) for m in candidates)
    n = len(candidates)
    return {cle: v / n for cle, v in c.items()}


# %% starts_at_zero
def feedback_distribution(guess, candidates):
    d = {}
    for m in candidates:
        f = compute_feedback(guess, m)
        if f not in d:
            d[f] = 0
        else:
            d[f] = d[f] + 1
    return d


# %% words
def feedback_distribution(guess, candidates):
    d = {}
    for m in candidates:
        d.setdefault(compute_feedback(guess, m), []).append(m)
    return d


# %% none
def feedback_distribution(guess, candidates):
    d = {}
    for m in candidates:
        f = compute_feedback(guess, m)
        if f in d:
            d[f] = d[f] * 2
        else:
            d[f] = 1
    return d


# %% words_swapped
def feedback_distribution(guess, candidates):
    return dict(Counter(compute_feedback(m, guess) for m in candidates))


# %% prints_instead_of_returning
def feedback_distribution(guess, candidates):
    d = {}
    for m in candidates:
        f = compute_feedback(guess, m)
        d[f] = d.get(f, 0) + 1
    print(d)
