"""Ton solveur tire toujours dans toute la liste : les réponses du jeu ne lui servent à rien. Après chaque
coup, quels mots sont encore possibles ? La question 2 te les donne.
"""

import random


class SimpleFilterSolver:
    def __init__(self, word_list):
        self.word_list = word_list

    def solve(self, answer):
        guesses = []
        for attempt in range(6):
            guesses.append(random.choice(self.word_list))
            if guesses[-1] == answer:
                break
        return guesses
