"""Ta méthode renvoie le nombre de mots joués, mais l'énoncé demande leur liste, dans l'ordre. La longueur de
cette liste donnera le nombre à qui en a besoin.
"""

import random


class SimpleFilterSolver:
    def __init__(self, word_list):
        self.word_list = word_list

    def solve(self, answer):
        candidates = list(self.word_list)
        coups = 0
        while candidates and coups < 6:
            guess = random.choice(candidates)
            coups += 1
            if guess == answer:
                break
            candidates = filter_words(candidates, guess, compute_feedback(guess, answer))
        return coups
