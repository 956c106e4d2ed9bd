"""Ton solveur ne s'arrête jamais quand le secret n'est pas dans la liste : il attend de le trouver. Prévois
les deux autres fins d'une partie : six mots joués, ou plus aucun mot possible.
"""

import random


class SimpleFilterSolver:
    def __init__(self, word_list):
        self.word_list = word_list

    def solve(self, answer):
        candidates = list(self.word_list)
        guesses = []
        while answer not in guesses:
            if candidates:
                guesses.append(random.choice(candidates))
                candidates = filter_words(candidates, guesses[-1], compute_feedback(guesses[-1], answer))
        return guesses
