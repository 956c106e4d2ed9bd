"""A recursive function inside solve."""


class EntropySolver:
    def __init__(self, word_list, precomputed_first=None):
        self.word_list = word_list
        self.precomputed_first = precomputed_first

    def solve(self, answer):
        def joue(mots, coups, impose=None):
            if coups == 0 or len(mots) == 0:
                return []
            mot = impose or rank_by_entropy(mots, mots)[0][0]
            suite = filter_words(mots, mot, compute_feedback(mot, answer))
            return [mot] if mot == answer else [mot, *joue(suite, coups - 1)]

        return joue(self.word_list, 6, self.precomputed_first)
