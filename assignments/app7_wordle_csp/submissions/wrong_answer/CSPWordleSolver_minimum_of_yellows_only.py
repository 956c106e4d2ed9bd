"""Le plus petit nombre d'exemplaires d'une lettre compte ses vertes et ses jaunes, ensemble. Si un E est vert et un autre
jaune, combien de E le secret a-t-il au moins ?
"""

import random
from collections import Counter


class CSPWordleSolver:
    def __init__(self, word_list):
        self.word_list = word_list
        self.reset()

    def reset(self):
        self.domains = [set(ALPHABET) for i in range(5)]
        self.min_counts = Counter()
        self.max_counts = {lettre: 5 for lettre in ALPHABET}

    def add_constraints(self, guess, feedback):
        vues = Counter(guess[i] for i in range(5) if feedback[i] > 0)
        for i in range(5):
            if feedback[i] == 2:
                self.domains[i] = {guess[i]}
            else:
                self.domains[i].discard(guess[i])
            if feedback[i] == 0:
                self.max_counts[guess[i]] = vues[guess[i]]
                if vues[guess[i]] == 0:
                    for domaine in self.domains:
                        domaine.discard(guess[i])
        jaunes = Counter(guess[i] for i in range(5) if feedback[i] == 1)
        for lettre in jaunes:
            self.min_counts[lettre] = max(self.min_counts[lettre], jaunes[lettre])

    def get_candidates(self):
        return [mot for mot in self.word_list if self.convient(mot)]

    def convient(self, mot):
        if not all(mot[i] in self.domains[i] for i in range(5)):
            return False
        return all(self.min_counts[c] <= mot.count(c) <= self.max_counts[c] for c in ALPHABET)

    def solve(self, answer):
        self.reset()
        guesses = []
        for attempt in range(6):
            candidates = self.get_candidates()
            if not candidates:
                break
            guesses.append(random.choice(candidates))
            if guesses[-1] == answer:
                break
            self.add_constraints(guesses[-1], compute_feedback(guesses[-1], answer))
        return guesses
