"""Keeps the list of candidates up to date at each reply; solve uses it."""

import random
from collections import Counter


class CSPWordleSolver:
    """The candidates are filtered when a reply comes, not when they are asked for."""

    def __init__(self, word_list):
        self.word_list = word_list
        self.reset()

    def reset(self):
        self.domains = [set(ALPHABET) for _ in range(len(self.word_list[0]))]
        self.min_counts, self.max_counts = Counter(), Counter({lettre: 9 for lettre in ALPHABET})
        self.restants = list(self.word_list)

    def add_constraints(self, guess, feedback):
        trouves = Counter(g for g, f in zip(guess, feedback) if f)
        self.min_counts |= trouves
        for i, (g, f) in enumerate(zip(guess, feedback)):
            match f:
                case 2:
                    self.domains[i] = {g}
                case 1:
                    self.domains[i] -= {g}
                case 0:
                    self.domains[i] -= {g}
                    self.max_counts[g] = trouves[g]
        absentes = {g for g in guess if not trouves[g]}
        self.domains = [domaine - absentes for domaine in self.domains]
        self.restants = [mot for mot in self.restants if self.convient(mot)]

    def convient(self, mot):
        compte = Counter(mot)
        return (
            all(c in d for c, d in zip(mot, self.domains))
            and all(compte[c] >= n for c, n in self.min_counts.items())
            and all(n <= self.max_counts[c] for c, n in compte.items())
        )

    def get_candidates(self):
        return list(self.restants)

    def solve(self, answer):
        self.reset()
        joues = []
        for _ in range(MAX_GUESSES):
            if not self.restants or answer in joues:
                break
            joues.append(random.choice(self.restants))
            self.add_constraints(joues[-1], compute_feedback(joues[-1], answer))
        return joues
