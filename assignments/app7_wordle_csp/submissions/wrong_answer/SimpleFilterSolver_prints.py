"""Ta méthode affiche les mots joués mais ne les renvoie pas : celui qui l'appelle reçoit None. Range-les dans
une liste, et renvoie cette liste à la fin.
"""

import random


class SimpleFilterSolver:
    def __init__(self, word_list):
        self.word_list = word_list

    def solve(self, answer):
        candidates = list(self.word_list)
        for attempt in range(6):
            guess = random.choice(candidates)
            print(guess)
            candidates = filter_words(candidates, guess, compute_feedback(guess, answer))
            if guess == answer or not candidates:
                break
