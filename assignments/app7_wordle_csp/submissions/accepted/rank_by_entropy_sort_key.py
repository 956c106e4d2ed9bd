"""list.sort with a key that rounds, slice at the end."""


def rank_by_entropy(candidates, word_pool=None, top_n=10):
    if word_pool is None:
        word_pool = candidates
    scores = []
    for mot in word_pool:
        scores.append((mot, compute_entropy(mot, candidates)))
    scores.sort(key=lambda couple: -round(couple[1], 9))
    return scores[:top_n]
