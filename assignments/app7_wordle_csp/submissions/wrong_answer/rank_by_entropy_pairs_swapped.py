"""Tes couples sont à l'envers : l'énoncé demande (mot, entropie), et tu donnes (entropie, mot)."""


def rank_by_entropy(candidates, word_pool=None, top_n=10):
    pool = candidates if word_pool is None else word_pool
    couples = [(round(compute_entropy(mot, candidates), 9), mot) for mot in pool]
    return sorted(couples, key=lambda c: -c[0])[:top_n]
