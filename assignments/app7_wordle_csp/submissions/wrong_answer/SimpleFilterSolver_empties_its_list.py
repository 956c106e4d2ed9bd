"""Ton solveur range les mots encore possibles dans self.word_list : à la partie suivante, il n'a plus toute
sa liste. Sers-toi d'une variable de la méthode, qui repart de zéro à chaque partie.
"""

import random


class SimpleFilterSolver:
    def __init__(self, word_list):
        self.word_list = word_list

    def solve(self, answer):
        guesses = []
        for attempt in range(6):
            if not self.word_list:
                break
            guess = random.choice(self.word_list)
            guesses.append(guess)
            if guess == answer:
                break
            self.word_list = filter_words(self.word_list, guess, compute_feedback(guess, answer))
        return guesses
