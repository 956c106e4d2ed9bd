"""rank_by_entropy with top_n=1, shortcut when two words or fewer are left."""


class EntropySolver:
    def __init__(self, word_list, precomputed_first=None):
        self.word_list = word_list
        self.precomputed_first = precomputed_first

    def solve(self, answer):
        candidates = list(self.word_list)
        guesses = []
        for attempt in range(6):
            if attempt == 0 and self.precomputed_first:
                guess = self.precomputed_first
            elif len(candidates) <= 2:
                guess = candidates[0]
            else:
                guess = rank_by_entropy(candidates, candidates, 1)[0][0]
            guesses.append(guess)
            if guess == answer:
                return guesses
            candidates = filter_words(candidates, guess, compute_feedback(guess, answer))
            if not candidates:
                return guesses
        return guesses
