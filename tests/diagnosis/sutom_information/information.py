# %% first_two_swapped
def information(codes):
    n = len(codes)
    tailles = list(Counter(codes).values())
    hw = log2(n)
    hwy = sum(t / n * log2(t) for t in tailles)
    hy = hw - hwy
    return hy, hw, hwy, hw - hwy


# %% three_numbers
def information(codes):
    tailles = Counter(list(codes)).values()
    n = sum(tailles)
    reste = 0
    for t in tailles:
        reste += t * log2(t) / n
    return (log2(n), entropy(list(tailles)), reste)


# %% probability_forgotten
def information(codes):
    codes = list(codes)
    tailles = [codes.count(c) for c in set(codes)]
    hw = log2(len(codes))
    reste = sum(log2(t) for t in tailles)
    return hw, entropy(tailles), reste, hw - reste


# %% entropy_of_the_codes
def information(codes):
    n = len(codes)
    hw = log2(n)
    hwy = sum(t / n * log2(t) for t in Counter(list(codes)).values())
    return hw, entropy(list(codes)), hwy, hw - hwy


# %% none
def information(codes):
    n = len(codes)
    tailles = Counter(list(codes)).values()
    hw = log2(n)
    hy = sum(t / n * log2(n / t) for t in tailles if t > 1)
    return hw, hy, hw - hy, hy


# %% gain_negative
def information(codes):
    codes = list(codes)
    n = len(codes)
    tailles = [codes.count(c) for c in set(codes)]
    avant, apres = log2(n), sum(t * log2(t) for t in tailles) / n
    return avant, entropy(tailles), apres, apres - avant
