"""Takes the first of the best words, again and again."""


def rank_by_entropy(candidates, word_pool=None, top_n=10):
    reste = list(candidates if word_pool is None else word_pool)
    valeurs = [round(compute_entropy(mot, candidates), 9) for mot in reste]
    classement = []
    while reste and len(classement) < top_n:
        i = valeurs.index(max(valeurs))
        classement.append((reste.pop(i), valeurs.pop(i)))
    return classement
