"""Tes entropies sont justes, mais les couples restent dans l'ordre de la liste : il manque le tri. Attention,
sorted renvoie une nouvelle liste et ne change pas l'ancienne.
"""


def rank_by_entropy(candidates, word_pool=None, top_n=10):
    pool = candidates if word_pool is None else word_pool
    couples = [(mot, compute_entropy(mot, candidates)) for mot in pool]
    sorted(couples, key=lambda c: -round(c[1], 9))
    return couples[:top_n]
