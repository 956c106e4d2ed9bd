"""Tu classes les entropies telles que l'ordinateur les a arrondies, et des mots à égalité changent de place.
Que dit l'énoncé de round(h, DECIMALS) ?
"""


def rank_by_entropy(candidates, word_pool=None, top_n=10):
    pool = candidates if word_pool is None else word_pool
    couples = [(word, compute_entropy(word, candidates)) for word in pool]
    return sorted(couples, key=lambda couple: -couple[1])[:top_n]
