"""A lambda: map over the rows and the positions."""

heuristique = lambda C, mot: sum(map(lambda c, j: C[numero_lettre(c)][j], mot, range(5)))
