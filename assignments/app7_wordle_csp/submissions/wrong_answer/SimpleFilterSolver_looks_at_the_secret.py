"""Ton solveur joue le secret sans l'avoir trouvé : il se sert de answer pour autre chose que la réponse du
jeu. Comment un vrai joueur choisirait-il son deuxième mot ?
"""

import random


class SimpleFilterSolver:
    def __init__(self, word_list):
        self.word_list = word_list

    def solve(self, answer):
        premier = random.choice(self.word_list)
        return [premier] if premier == answer else [premier, answer]
