"""Ton solveur provoque une erreur quand plus aucun mot n'est possible, ce qui arrive si le secret n'est pas
dans la liste. On ne tire pas un mot d'une liste vide : que doit faire la partie, dans ce cas ?
"""

import random


class SimpleFilterSolver:
    def __init__(self, word_list):
        self.word_list = word_list

    def solve(self, answer):
        candidates = list(self.word_list)
        guesses = []
        for attempt in range(6):
            guesses.append(random.choice(candidates))
            if guesses[-1] == answer:
                break
            candidates = filter_words(candidates, guesses[-1], compute_feedback(guesses[-1], answer))
        return guesses
