"""Quand il ne reste que trois mots ou moins, tu joues le premier. Même alors, l'un d'eux peut apprendre plus
que les autres : applique la règle jusqu'au bout.
"""


class EntropySolver:
    def __init__(self, word_list, precomputed_first=None):
        self.word_list = word_list
        self.precomputed_first = precomputed_first

    def solve(self, answer):
        joues, restants = [], self.word_list
        while restants and len(joues) < MAX_GUESSES:
            if not joues and self.precomputed_first is not None:
                joues.append(self.precomputed_first)
            else:
                joues.append(restants[0] if len(restants) <= 3 else rank_by_entropy(restants)[0][0])
            if joues[-1] == answer:
                break
            restants = filter_words(restants, joues[-1], compute_feedback(joues[-1], answer))
        return joues
