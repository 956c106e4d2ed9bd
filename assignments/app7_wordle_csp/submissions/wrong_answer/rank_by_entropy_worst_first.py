"""Ton classement commence par les mots qui apprennent le moins. Une entropie plus grande est meilleure : dans
quel sens faut-il trier ?
"""


def rank_by_entropy(candidates, word_pool=None, top_n=10):
    pool = candidates if word_pool is None else word_pool
    couples = [(mot, compute_entropy(mot, candidates)) for mot in pool]
    return sorted(couples, key=lambda c: round(c[1], 9))[:top_n]
