"""max with a rounded key, which gives the first of equals."""


class EntropySolver:
    def __init__(self, word_list, precomputed_first=None):
        self.word_list = word_list
        self.precomputed_first = precomputed_first

    def solve(self, answer):
        mots, joues = self.word_list, []
        while mots and len(joues) < MAX_GUESSES and answer not in joues:
            joues.append(self.choix(mots, joues))
            mots = filter_words(mots, joues[-1], compute_feedback(joues[-1], answer))
        return joues

    def choix(self, mots, joues):
        if not joues and self.precomputed_first is not None:
            return self.precomputed_first
        return max(mots, key=lambda mot: round(compute_entropy(mot, mots), DECIMALS))
