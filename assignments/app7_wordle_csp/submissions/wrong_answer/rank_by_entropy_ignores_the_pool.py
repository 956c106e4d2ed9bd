"""Ta fonction classe toujours les candidats, même quand on lui donne d'autres mots dans word_pool. On peut
vouloir jouer un mot qui n'est plus possible : relis le rôle des deux listes.
"""


def rank_by_entropy(candidates, word_pool=None, top_n=10):
    couples = [(mot, compute_entropy(mot, candidates)) for mot in candidates]
    return sorted(couples, key=lambda c: -round(c[1], 9))[:top_n]
