"""sorted with reverse=True, which keeps equals in order; entropies rounded."""


def rank_by_entropy(candidates, word_pool=None, top_n=10):
    mots = candidates if word_pool is None else word_pool
    couples = [(m, round(compute_entropy(m, candidates), DECIMALS)) for m in mots]
    return sorted(couples, key=lambda c: c[1], reverse=True)[0:top_n]
