"""Inserts each word at its place in a list that stays sorted."""


def rank_by_entropy(candidates, word_pool=None, top_n=10):
    classement = []
    for mot in candidates if word_pool is None else word_pool:
        h = round(compute_entropy(mot, candidates), 9)
        place = len(classement)
        while place > 0 and classement[place - 1][1] < h:
            place -= 1
        classement.insert(place, (mot, h))
    return classement[: min(top_n, len(classement))]
