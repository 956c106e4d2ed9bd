"""while with a compound condition, random.randrange."""

import random


class SimpleFilterSolver:
    def __init__(self, word_list):
        self.word_list = word_list

    def solve(self, answer):
        joues = []
        possibles = self.word_list
        while len(possibles) > 0 and len(joues) < MAX_GUESSES and answer not in joues:
            mot = possibles[random.randrange(len(possibles))]
            joues = joues + [mot]
            possibles = filter_words(possibles, mot, compute_feedback(mot, answer))
        return joues
