"""Fills a dictionary letter -> row with try/except, then lines the rows up as floats."""


def compter(L):
    lignes = {}
    for mot in L:
        for j, c in zip(range(5), mot):
            try:
                lignes[c][j] += 1.0
            except KeyError:
                lignes[c] = [0.0] * 5
                lignes[c][j] = 1.0
    return [lignes.get(chr(ord("a") + i), [0.0] * 5) for i in range(26)]
