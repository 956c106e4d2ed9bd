"""Ton solveur range les mots encore possibles dans self.word_list : à la partie suivante, il lui en manque.
Sers-toi d'une variable de la méthode, qui repart de zéro à chaque partie.
"""


class EntropySolver:
    def __init__(self, word_list, precomputed_first=None):
        self.word_list = word_list
        self.precomputed_first = precomputed_first

    def solve(self, answer):
        joues = []
        while self.word_list and len(joues) < 6 and answer not in joues:
            if self.precomputed_first and not joues:
                joues.append(self.precomputed_first)
            else:
                joues.append(rank_by_entropy(self.word_list)[0][0])
            self.word_list = filter_words(self.word_list, joues[-1], compute_feedback(joues[-1], answer))
        return joues
