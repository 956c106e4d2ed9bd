"""Draws with NumPy's generator and stops on an all-green reply."""

import numpy as np


class SimpleFilterSolver:
    def __init__(self, word_list):
        self.word_list = word_list

    def solve(self, answer):
        restants, partie, reponse = list(self.word_list), [], None
        while restants and len(partie) < 6 and reponse != (2, 2, 2, 2, 2):
            partie.append(restants[np.random.randint(len(restants))])
            reponse = compute_feedback(partie[-1], answer)
            restants = filter_words(restants, partie[-1], reponse)
        return partie
