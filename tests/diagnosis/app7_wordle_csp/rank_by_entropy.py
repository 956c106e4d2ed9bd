# %% worst_first
def rank_by_entropy(candidates, word_pool=None, top_n=10):
    pool = candidates if word_pool is None else word_pool
    couples = [(m, round(compute_entropy(m, candidates), DECIMALS)) for m in pool]
    couples.sort(key=lambda c: c[1])
    return couples[:top_n]


# %% words_only
def rank_by_entropy(candidates, word_pool=None, top_n=10):
    if word_pool is None:
        word_pool = candidates
    h = {m: round(compute_entropy(m, candidates), 9) for m in word_pool}
    return sorted(word_pool, key=lambda m: -h[m])[:top_n]
