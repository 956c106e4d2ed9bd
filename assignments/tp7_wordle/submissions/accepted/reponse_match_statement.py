"""Structural pattern matching on the pair (well placed, present)."""


def reponse(mot, proposition):
    masque = ""
    for m, p in zip(mot, proposition):
        match (m == p, p in mot):
            case (True, _):
                masque += p
            case (False, True):
                masque += "*"
            case _:
                masque += "_"
    return masque
