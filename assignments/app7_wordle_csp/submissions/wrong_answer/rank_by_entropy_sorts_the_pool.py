"""Ton classement est bon, mais tu tries la liste que l'on t'a donnée. sorted en fait une nouvelle, sort range
celle-là même.
"""


def rank_by_entropy(candidates, word_pool=None, top_n=10):
    pool = candidates if word_pool is None else word_pool
    bits = {word: round(compute_entropy(word, candidates), DECIMALS) for word in pool}
    pool.sort(key=lambda word: -bits[word])
    return [(word, bits[word]) for word in pool[:top_n]]
