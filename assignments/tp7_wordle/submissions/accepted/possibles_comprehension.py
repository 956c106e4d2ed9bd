"""A filtering comprehension."""


def possibles(L, proposition, rep):
    return [mot for mot in L if reponse(mot, proposition) == rep]
