"""Ton solveur joue toujours le premier mot possible : deux parties contre le même secret sont identiques.
L'énoncé demande un mot tiré au hasard, tous ayant la même chance.
"""


class SimpleFilterSolver:
    def __init__(self, word_list):
        self.word_list = word_list

    def solve(self, answer):
        candidates = self.word_list
        guesses = []
        while candidates and len(guesses) < 6 and answer not in guesses:
            guesses.append(candidates[0])
            candidates = filter_words(candidates, guesses[-1], compute_feedback(guesses[-1], answer))
        return guesses
