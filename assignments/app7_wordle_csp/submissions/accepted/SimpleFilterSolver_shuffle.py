"""Shuffles a copy of the list once, then plays its first possible word."""

import random


class SimpleFilterSolver:
    """The order is random, so that the first word left is a random one."""

    def __init__(self, word_list):
        self.word_list = word_list

    def solve(self, answer):
        pioche = random.sample(self.word_list, len(self.word_list))
        joues = []
        while pioche and len(joues) < 6:
            joues.append(pioche[0])
            if joues[-1] == answer:
                break
            retour = compute_feedback(joues[-1], answer)
            pioche = filter_words(pioche, joues[-1], retour)
        return joues
