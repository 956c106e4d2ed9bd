"""Bounds in two lists of 26 numbers."""

import random


class CSPWordleSolver:
    def __init__(self, word_list):
        self.word_list = word_list
        self.reset()

    def reset(self):
        self.domains = []
        for i in range(5):
            self.domains.append(set())
            for lettre in ALPHABET:
                self.domains[i].add(lettre)
        self.mini = [0] * 26
        self.maxi = [5] * 26

    def add_constraints(self, guess, feedback):
        for k in range(26):
            lettre = ALPHABET[k]
            positions = [i for i in range(5) if guess[i] == lettre]
            bonnes = [i for i in positions if feedback[i] != 0]
            self.mini[k] = max(self.mini[k], len(bonnes))
            if len(bonnes) < len(positions):
                self.maxi[k] = min(self.maxi[k], len(bonnes))
            for i in positions:
                if feedback[i] == 2:
                    self.domains[i].intersection_update(lettre)
                else:
                    self.domains[i].discard(lettre)
            if positions and not bonnes:
                for i in range(5):
                    self.domains[i].discard(lettre)

    def get_candidates(self):
        gardes = []
        for mot in self.word_list:
            ok = True
            for i in range(5):
                ok = ok and mot[i] in self.domains[i]
            for k in range(26):
                n = mot.count(ALPHABET[k])
                ok = ok and self.mini[k] <= n and n <= self.maxi[k]
            if ok:
                gardes.append(mot)
        return gardes

    def solve(self, answer):
        self.reset()
        guesses = []
        while len(guesses) < 6:
            candidates = self.get_candidates()
            if len(candidates) == 0:
                return guesses
            guesses.append(candidates[random.randint(0, len(candidates) - 1)])
            if guesses[-1] == answer:
                return guesses
            self.add_constraints(guesses[-1], compute_feedback(guesses[-1], answer))
        return guesses
