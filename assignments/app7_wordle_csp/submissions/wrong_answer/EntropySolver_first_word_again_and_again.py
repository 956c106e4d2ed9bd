"""Ton solveur rejoue le mot donné à chaque coup. Il n'est là que pour le premier : ensuite, il faut tenir
compte des réponses.
"""


class EntropySolver:
    def __init__(self, word_list, precomputed_first=None):
        self.word_list = word_list
        self.precomputed_first = precomputed_first

    def solve(self, answer):
        mots, joues = self.word_list, []
        while mots and len(joues) < 6 and answer not in joues:
            if self.precomputed_first:
                joues.append(self.precomputed_first)
            else:
                joues.append(rank_by_entropy(mots)[0][0])
            mots = filter_words(mots, joues[-1], compute_feedback(joues[-1], answer))
        return joues
