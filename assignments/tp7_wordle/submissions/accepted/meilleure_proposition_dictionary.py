"""A dictionary word -> score, then max over its items; None when it is empty."""


def meilleure_proposition(L):
    C = compter(L)
    notes = {mot: heuristique(C, mot) for mot in L}
    gagnant, _ = max(notes.items(), key=lambda paire: paire[1], default=(None, 0))
    return gagnant
