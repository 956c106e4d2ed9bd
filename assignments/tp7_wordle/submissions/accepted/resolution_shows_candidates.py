"""Shows a few remaining words before each proposal, numpy draws the index."""

import numpy as np


def resolution():
    L = mots5
    for n in range(1, len(mots5) + 1):
        if len(L) <= 5:
            print("Restent :", ", ".join(L))
        prop = L[np.random.randint(len(L))]
        rep = input(f"Coup {n} : {prop} ? ")
        if rep == prop:
            print("Fini.")
            return n
        L = possibles(L, prop, rep)
        if len(L) == 0:
            print("Impossible : aucun mot ne donne ces réponses.")
            return n
