"""Tu prends le plus grand des arrondis que l'ordinateur a calculés. Deux entropies égales n'y sont pas tout à
fait égales, et le premier mot ne gagne pas toujours. Comment dire « égales à un milliardième près » ?
"""

import numpy as np


def best_guess(guesses, candidates):
    M = pattern_matrix(guesses, candidates)
    return guesses[int(np.argmax([entropy(np.unique(ligne, return_counts=True)[1].tolist()) for ligne in M]))]
