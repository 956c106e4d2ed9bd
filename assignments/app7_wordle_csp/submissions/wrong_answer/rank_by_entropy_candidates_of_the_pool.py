"""Ta fonction calcule les entropies sur word_pool. Ce sont les candidats qui peuvent être le secret :
word_pool dit seulement quels mots on classe.
"""


def rank_by_entropy(candidates, word_pool=None, top_n=10):
    pool = candidates if word_pool is None else word_pool
    couples = [(mot, compute_entropy(mot, pool)) for mot in pool]
    return sorted(couples, key=lambda c: -round(c[1], 9))[:top_n]
