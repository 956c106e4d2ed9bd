"""A nested generator wrapped in list."""


def possibles(L, proposition, rep):
    def compatibles():
        for mot in L:
            if reponse(mot, proposition) == rep:
                yield mot

    return list(compatibles())
