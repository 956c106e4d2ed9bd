"""Ton solveur ne se sert que de la dernière réponse : il filtre chaque fois la liste entière et oublie ce
qu'il savait. Quelle liste faut-il filtrer au deuxième coup ?
"""

import random


class SimpleFilterSolver:
    def __init__(self, word_list):
        self.word_list = word_list

    def solve(self, answer):
        candidates = self.word_list
        guesses = []
        for attempt in range(6):
            guess = random.choice(candidates)
            guesses.append(guess)
            if guess == answer:
                break
            candidates = filter_words(self.word_list, guess, compute_feedback(guess, answer))
            if not candidates:
                break
        return guesses
