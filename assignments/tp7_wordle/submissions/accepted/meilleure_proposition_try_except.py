"""No guard: the name stays unbound for an empty list and the exception becomes None."""


def meilleure_proposition(L):
    try:
        C = compter(L)
        maxi = 0
        for mot in L:
            if heuristique(C, mot) > maxi:
                maxi = heuristique(C, mot)
                choix = mot
        return choix
    except UnboundLocalError:
        return None
