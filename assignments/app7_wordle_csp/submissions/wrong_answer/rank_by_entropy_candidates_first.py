"""À égalité, tu places d'abord les mots qui sont des candidats. L'énoncé garde l'ordre de word_pool,
candidats ou non.
"""


def rank_by_entropy(candidates, word_pool=None, top_n=10):
    pool = candidates if word_pool is None else word_pool
    couples = [(word, compute_entropy(word, candidates)) for word in pool]
    return sorted(couples, key=lambda couple: (-round(couple[1], DECIMALS), couple[0] not in candidates))[:top_n]
