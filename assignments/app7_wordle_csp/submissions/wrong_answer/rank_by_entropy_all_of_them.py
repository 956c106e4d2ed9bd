"""Ta fonction renvoie tout le classement : elle ne se sert pas de top_n. Comment garder le début d'une liste
?
"""


def rank_by_entropy(candidates, word_pool=None, top_n=10):
    pool = candidates if word_pool is None else word_pool
    couples = [(mot, compute_entropy(mot, candidates)) for mot in pool]
    return sorted(couples, key=lambda c: -round(c[1], 9))
