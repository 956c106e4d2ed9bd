"""À égalité d'entropie, ta fonction range les mots par ordre alphabétique. L'énoncé demande de garder l'ordre
de word_pool : un tri de Python le garde tout seul, si la clé ne regarde que l'entropie.
"""


def rank_by_entropy(candidates, word_pool=None, top_n=10):
    pool = candidates if word_pool is None else word_pool
    couples = [(mot, compute_entropy(mot, candidates)) for mot in pool]
    return sorted(couples, key=lambda c: (-round(c[1], 9), c[0]))[:top_n]
