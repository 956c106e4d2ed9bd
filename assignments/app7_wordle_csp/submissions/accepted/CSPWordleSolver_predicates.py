"""Constraints are functions in a list; a candidate satisfies them all."""

import random


class CSPWordleSolver:
    def __init__(self, word_list):
        self.word_list = word_list
        self.reset()

    def reset(self):
        self.domains = [set(ALPHABET) for position in range(5)]
        self.contraintes = []

    def add_constraints(self, guess, feedback):
        for i, (lettre, couleur) in enumerate(zip(guess, feedback)):
            self.domains[i] = {lettre} if couleur == 2 else self.domains[i] - {lettre}
        for lettre in set(guess):
            n = sum(couleur > 0 for g, couleur in zip(guess, feedback) if g == lettre)
            exact = any(couleur == 0 for g, couleur in zip(guess, feedback) if g == lettre)
            if exact:
                self.contraintes.append(lambda mot, c=lettre, n=n: mot.count(c) == n)
            else:
                self.contraintes.append(lambda mot, c=lettre, n=n: mot.count(c) >= n)
            if n == 0:
                self.domains = [domaine - {lettre} for domaine in self.domains]

    def get_candidates(self):
        return [
            mot
            for mot in self.word_list
            if all(c in d for c, d in zip(mot, self.domains)) and all(ok(mot) for ok in self.contraintes)
        ]

    def solve(self, answer):
        self.reset()
        joues = []
        while len(joues) < 6 and answer not in joues and self.get_candidates():
            joues.append(random.choice(self.get_candidates()))
            self.add_constraints(joues[-1], compute_feedback(joues[-1], answer))
        return joues
