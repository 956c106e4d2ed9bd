"""Ton solveur joue plus de six mots quand il ne trouve pas. Une partie de Wordle s'arrête au sixième, gagnée
ou non : qu'est-ce qui compte les coups dans ta boucle ?
"""

import random


class SimpleFilterSolver:
    def __init__(self, word_list):
        self.word_list = word_list

    def solve(self, answer):
        candidates = list(self.word_list)
        guesses = []
        while candidates and answer not in guesses:
            guesses.append(random.choice(candidates))
            candidates = filter_words(candidates, guesses[-1], compute_feedback(guesses[-1], answer))
        return guesses
