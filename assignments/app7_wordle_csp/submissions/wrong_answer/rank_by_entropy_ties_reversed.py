"""À égalité d'entropie, ta fonction met les derniers mots de la liste avant les premiers. Trier puis retourner la
liste retourne aussi les égalités : comment trier tout de suite dans le bon sens ?
"""


def rank_by_entropy(candidates, word_pool=None, top_n=10):
    pool = candidates if word_pool is None else word_pool
    couples = [(mot, compute_entropy(mot, candidates)) for mot in pool]
    return sorted(couples, key=lambda c: round(c[1], 9))[::-1][:top_n]
