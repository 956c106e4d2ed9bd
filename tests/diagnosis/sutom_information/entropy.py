# %% natural_logarithm
def entropy(counts):
    total = sum(counts)
    p = [c / total for c in counts if c > 0]
    return float(-sum(x * np.log(x) for x in p))


# %% minus_forgotten
def entropy(counts):
    n = sum(counts)
    h = 0
    for c in counts:
        if c != 0:
            h += c / n * log2(c / n)
    return h


# %% logarithm_of_zero
def entropy(counts):
    n = sum(counts)
    if n == 0:
        return 0
    h = 0
    for c in counts:
        p = c / n
        h = h - p * log2(p)
    return h


# %% probability_forgotten
def entropy(counts):
    n = sum(counts)
    return sum(log2(n / c) for c in counts if c)


# %% all_values_equally_likely
def entropy(counts):
    positifs = [c for c in counts if c > 0]
    if not positifs:
        return 0
    return log2(len(positifs))


# %% prints_instead_of_returning
def entropy(counts):
    n = sum(counts)
    h = 0
    for c in counts:
        if c > 0:
            h += c / n * log2(n / c)
    print("H =", h, "bits")


# %% none
def entropy(counts):
    n = sum(counts)
    return 1 - sum((c / n) ** 2 for c in counts) if n else 0


# %% counts_taken_for_probabilities
def entropy(counts):
    h = 0
    for p in counts:
        if p > 0:
            h -= p * log2(p)
    return h


# %% rounded
def entropy(counts):
    n = sum(counts)
    return round(sum(c / n * log2(n / c) for c in counts if c), 2) if n else 0
