"""Ton solveur abandonne au bout de cinq mots, alors qu'il a droit à six. Combien de tours ta boucle
fait-elle, exactement ?
"""

import random


class SimpleFilterSolver:
    def __init__(self, word_list):
        self.word_list = word_list

    def solve(self, answer):
        candidates = list(self.word_list)
        guesses = []
        for attempt in range(1, 6):
            if not candidates:
                break
            guesses.append(random.choice(candidates))
            if guesses[-1] == answer:
                break
            candidates = filter_words(candidates, guesses[-1], compute_feedback(guesses[-1], answer))
        return guesses
