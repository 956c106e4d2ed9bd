"""Counters for the bounds, greens set their domain, a separate method checks a word."""

import random
from collections import Counter


class CSPWordleSolver:
    def __init__(self, word_list):
        self.word_list = word_list
        self.reset()

    def reset(self):
        self.domains = [set("ABCDEFGHIJKLMNOPQRSTUVWXYZ") for _ in range(5)]
        self.min_counts = Counter()
        self.max_counts = {}

    def add_constraints(self, guess, feedback):
        vues = Counter()
        grises = set()
        for i in range(5):
            if feedback[i] == 2:
                self.domains[i] = {guess[i]}
                vues[guess[i]] += 1
            elif feedback[i] == 1:
                self.domains[i].discard(guess[i])
                vues[guess[i]] += 1
            else:
                self.domains[i].discard(guess[i])
                grises.add(guess[i])
        for lettre in vues:
            self.min_counts[lettre] = max(self.min_counts[lettre], vues[lettre])
        for lettre in grises:
            self.max_counts[lettre] = vues[lettre]
            if vues[lettre] == 0:
                for domaine in self.domains:
                    domaine.discard(lettre)

    def is_compatible(self, mot):
        for i in range(5):
            if mot[i] not in self.domains[i]:
                return False
        for lettre, n in self.min_counts.items():
            if mot.count(lettre) < n:
                return False
        for lettre, n in self.max_counts.items():
            if mot.count(lettre) > n:
                return False
        return True

    def get_candidates(self):
        return [mot for mot in self.word_list if self.is_compatible(mot)]

    def solve(self, answer):
        self.reset()
        guesses = []
        for attempt in range(6):
            candidates = self.get_candidates()
            if not candidates:
                break
            guess = random.choice(candidates)
            guesses.append(guess)
            if guess == answer:
                break
            self.add_constraints(guess, compute_feedback(guess, answer))
        return guesses
