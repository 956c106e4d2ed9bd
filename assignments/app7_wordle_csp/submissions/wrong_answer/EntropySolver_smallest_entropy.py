"""Ton solveur joue le mot qui apprend le moins. Une entropie plus grande est meilleure : que cherches-tu dans
le classement, son début ou sa fin ?
"""


class EntropySolver:
    def __init__(self, word_list, precomputed_first=None):
        self.word_list = word_list
        self.precomputed_first = precomputed_first

    def solve(self, answer):
        mots, joues = self.word_list, []
        while mots and len(joues) < 6 and answer not in joues:
            if self.precomputed_first and not joues:
                joues.append(self.precomputed_first)
            else:
                joues.append(min(mots, key=lambda mot: round(compute_entropy(mot, mots), 9)))
            mots = filter_words(mots, joues[-1], compute_feedback(joues[-1], answer))
        return joues
