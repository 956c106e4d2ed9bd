"""Ta méthode ne met pas le dernier mot joué dans sa liste : quand elle gagne, le secret n'y est pas. Quand
ajoutes-tu le mot à la liste : avant ou après avoir regardé s'il est le secret ?
"""

import random


class SimpleFilterSolver:
    def __init__(self, word_list):
        self.word_list = word_list

    def solve(self, answer):
        candidates = list(self.word_list)
        guesses = []
        for attempt in range(6):
            guess = random.choice(candidates)
            if guess == answer:
                return guesses
            guesses.append(guess)
            candidates = filter_words(candidates, guess, compute_feedback(guess, answer))
            if not candidates:
                break
        return guesses
