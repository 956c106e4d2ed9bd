"""Ton solveur tire son premier mot au hasard, puis joue toujours le premier mot possible. Les coups suivants
aussi doivent être tirés au hasard.
"""

import random


class SimpleFilterSolver:
    def __init__(self, word_list):
        self.word_list = word_list

    def solve(self, answer):
        guess = random.choice(self.word_list)
        guesses = [guess]
        candidates = self.word_list
        while guess != answer and len(guesses) < 6:
            candidates = filter_words(candidates, guess, compute_feedback(guess, answer))
            if not candidates:
                break
            guess = candidates[0]
            guesses.append(guess)
        return guesses
