"""Ton solveur tire au hasard, mais pas parmi tous les candidats : certains ne sortent jamais en premier.
Jusqu'où va ton tirage ?
"""

import random
from collections import Counter


class CSPWordleSolver:
    def __init__(self, word_list):
        self.word_list = word_list
        self.reset()

    def reset(self):
        self.domains = [set(ALPHABET) for _ in self.word_list[0]]
        self.min_counts, self.max_counts = Counter(), {}

    def add_constraints(self, guess, feedback):
        found = Counter(letter for letter, color in zip(guess, feedback) if color)
        for i, letter in enumerate(guess):
            self.domains[i] = self.domains[i] & {letter} if feedback[i] == 2 else self.domains[i] - {letter}
            self.min_counts[letter] = max(self.min_counts[letter], found[letter])
            if feedback[i] == 0:
                self.max_counts[letter] = found[letter]
                if not found[letter]:
                    self.domains = [domain - {letter} for domain in self.domains]

    def get_candidates(self):
        return [
            word
            for word in self.word_list
            if all(letter in domain for letter, domain in zip(word, self.domains))
            and all(word.count(letter) >= n for letter, n in self.min_counts.items())
            and all(word.count(letter) <= n for letter, n in self.max_counts.items())
        ]

    def solve(self, answer):
        self.reset()
        joues, restants = [], self.get_candidates()
        while restants and len(joues) < MAX_GUESSES and answer not in joues:
            joues.append(restants[random.randrange(max(1, len(restants) - 1))])
            self.add_constraints(joues[-1], compute_feedback(joues[-1], answer))
            restants = self.get_candidates()
        return joues
