"""Ta fonction renvoie les mots sans leur entropie. L'énoncé demande des couples (mot, entropie)."""


def rank_by_entropy(candidates, word_pool=None, top_n=10):
    pool = candidates if word_pool is None else word_pool
    return sorted(pool, key=lambda mot: -round(compute_entropy(mot, candidates), 9))[:top_n]
