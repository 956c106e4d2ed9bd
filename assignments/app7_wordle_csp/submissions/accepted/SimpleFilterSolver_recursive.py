"""A recursive method plays the rest of the game."""

import random


class SimpleFilterSolver:
    def __init__(self, word_list):
        self.word_list = word_list

    def solve(self, answer):
        return self._suite(self.word_list, answer, 6)

    def _suite(self, mots, secret, coups):
        if not mots or coups == 0:
            return []
        mot = random.choice(mots)
        if mot == secret:
            return [mot]
        reste = filter_words(mots, mot, compute_feedback(mot, secret))
        return [mot] + self._suite(reste, secret, coups - 1)
