"""for, return as soon as it is won, break when nothing is left."""

import random


class SimpleFilterSolver:
    def __init__(self, word_list):
        self.word_list = word_list

    def solve(self, answer):
        candidates = list(self.word_list)
        guesses = []
        for attempt in range(6):
            guess = random.choice(candidates)
            guesses.append(guess)
            if guess == answer:
                return guesses
            candidates = filter_words(candidates, guess, compute_feedback(guess, answer))
            if not candidates:
                break
        return guesses
