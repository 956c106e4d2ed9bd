"""Goes further: a letter whose copies are all placed leaves the other domains."""

import random
from collections import defaultdict


class CSPWordleSolver:
    def __init__(self, word_list):
        self.word_list = word_list
        self.reset()

    def reset(self):
        self.domains = [set(ALPHABET) for _ in range(5)]
        self.min_counts = defaultdict(int)
        self.max_counts = defaultdict(lambda: 5)

    def add_constraints(self, guess, feedback):
        present = defaultdict(int)
        for i in range(5):
            if feedback[i]:
                present[guess[i]] += 1
            self.domains[i] &= {guess[i]} if feedback[i] == 2 else set(ALPHABET) - {guess[i]}
        for lettre, n in present.items():
            self.min_counts[lettre] = max(self.min_counts[lettre], n)
        for i in range(5):
            if feedback[i] == 0:
                self.max_counts[guess[i]] = min(self.max_counts[guess[i]], present[guess[i]])
        self.propage()

    def propage(self):
        for lettre, plus in list(self.max_counts.items()):
            placees = [domaine == {lettre} for domaine in self.domains]
            if sum(placees) >= plus:
                self.domains = [
                    domaine if la else domaine - {lettre} for domaine, la in zip(self.domains, placees)
                ]

    def get_candidates(self):
        def garde(mot):
            dans = all(mot[i] in self.domains[i] for i in range(5))
            assez = all(mot.count(c) >= n for c, n in self.min_counts.items())
            return dans and assez and all(mot.count(c) <= n for c, n in self.max_counts.items())

        return list(filter(garde, self.word_list))

    def solve(self, answer):
        self.reset()
        partie = []
        mots = self.get_candidates()
        while mots and len(partie) < 6:
            partie.append(random.choice(mots))
            if partie[-1] == answer:
                break
            self.add_constraints(partie[-1], compute_feedback(partie[-1], answer))
            mots = self.get_candidates()
        return partie
