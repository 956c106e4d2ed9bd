"""Ton solveur ne se sert pas de precomputed_first : il calcule toujours son premier mot. Quand ce paramètre
n'est pas None, c'est lui qui doit être joué en premier.
"""


class EntropySolver:
    def __init__(self, word_list, precomputed_first=None):
        self.word_list = word_list

    def solve(self, answer):
        mots, joues = self.word_list, []
        while mots and len(joues) < 6 and answer not in joues:
            joues.append(rank_by_entropy(mots)[0][0])
            mots = filter_words(mots, joues[-1], compute_feedback(joues[-1], answer))
        return joues
