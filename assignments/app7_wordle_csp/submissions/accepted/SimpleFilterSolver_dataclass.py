"""A dataclass that keeps the state of the game in attributes and helper methods."""

import random
from dataclasses import dataclass


@dataclass
class SimpleFilterSolver:
    word_list: list

    def jouer(self):
        mot = random.choice(self.possibles)
        self.joues.append(mot)
        return mot

    def solve(self, answer):
        self.possibles, self.joues = self.word_list[:], []
        while self.possibles and len(self.joues) < 6:
            mot = self.jouer()
            if mot == answer:
                break
            self.possibles = [
                m for m in self.possibles if compute_feedback(mot, m) == compute_feedback(mot, answer)
            ]
        return self.joues
