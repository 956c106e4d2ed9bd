"""A lambda made of filter and another lambda."""

possibles = lambda L, proposition, rep: list(filter(lambda m: reponse(m, proposition) == rep, L))
