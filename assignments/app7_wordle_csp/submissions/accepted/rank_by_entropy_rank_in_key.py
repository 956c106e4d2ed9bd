"""The rank in the list is part of the sorting key; pairs as lists."""


def rank_by_entropy(candidates, word_pool=None, top_n=10):
    word_pool = word_pool if word_pool is not None else candidates
    triplets = [(-round(compute_entropy(w, candidates), 9), i, w) for i, w in enumerate(word_pool)]
    return [[w, -h] for h, i, w in sorted(triplets)[:top_n]]
