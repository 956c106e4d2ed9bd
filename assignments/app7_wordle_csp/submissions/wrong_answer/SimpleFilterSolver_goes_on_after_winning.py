"""Ton solveur joue toujours six mots : il continue après avoir trouvé le secret. Que doit-il faire dès que le
mot joué est le secret ?
"""

import random


class SimpleFilterSolver:
    def __init__(self, word_list):
        self.word_list = word_list

    def solve(self, answer):
        candidates = list(self.word_list)
        guesses = []
        for attempt in range(6):
            if candidates:
                guesses.append(random.choice(candidates))
                candidates = filter_words(candidates, guesses[-1], compute_feedback(guesses[-1], answer))
        return guesses
