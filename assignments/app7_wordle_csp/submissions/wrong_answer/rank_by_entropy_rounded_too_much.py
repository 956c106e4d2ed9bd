"""Tu arrondis trop avant de comparer : des entropies différentes passent pour égales. Combien de décimales
l'énoncé demande-t-il de garder ?
"""


def rank_by_entropy(candidates, word_pool=None, top_n=10):
    pool = candidates if word_pool is None else word_pool
    couples = [(word, compute_entropy(word, candidates)) for word in pool]
    return sorted(couples, key=lambda couple: -round(couple[1], 2))[:top_n]
