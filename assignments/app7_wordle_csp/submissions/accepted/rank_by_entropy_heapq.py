"""heapq.nlargest, which is stable."""

import heapq


def rank_by_entropy(candidates, word_pool=None, top_n=10):
    pool = list(candidates) if word_pool is None else list(word_pool)
    couples = ((mot, round(compute_entropy(mot, candidates), DECIMALS)) for mot in pool)
    return heapq.nlargest(top_n, couples, key=lambda couple: couple[1])
