"""Ton solveur joue le mot qui fait le plus de groupes. C'est souvent un bon choix, mais ce n'est pas celui de
l'énoncé : l'entropie tient aussi compte de la taille des groupes.
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
                joues.append(max(mots, key=lambda mot: len({compute_feedback(mot, m) for m in mots})))
            mots = filter_words(mots, joues[-1], compute_feedback(joues[-1], answer))
        return joues
