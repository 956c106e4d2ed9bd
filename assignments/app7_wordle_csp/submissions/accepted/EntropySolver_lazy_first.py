"""Computes the first word once and remembers it, in another attribute."""


class EntropySolver:
    def __init__(self, word_list, precomputed_first=None):
        self.word_list = word_list
        self.precomputed_first = precomputed_first
        self._premier = precomputed_first

    def premier(self):
        if self._premier is None:
            self._premier = rank_by_entropy(self.word_list)[0][0]
        return self._premier

    def solve(self, answer):
        guesses = [self.premier()]
        candidates = self.word_list
        for _ in range(5):
            if guesses[-1] == answer:
                break
            candidates = filter_words(candidates, guesses[-1], compute_feedback(guesses[-1], answer))
            if not candidates:
                break
            guesses += [rank_by_entropy(candidates, top_n=1)[0][0]]
        return guesses
