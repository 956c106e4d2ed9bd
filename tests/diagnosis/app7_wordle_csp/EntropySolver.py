# %% first_candidate
class EntropySolver:
    def __init__(self, word_list, precomputed_first=None):
        self.word_list = word_list
        self.precomputed_first = precomputed_first

    def solve(self, answer):
        L = list(self.word_list)
        joues = []
        while L and len(joues) < MAX_GUESSES:
            if not joues and self.precomputed_first:
                mot = self.precomputed_first
            else:
                mot = L[0]
            joues.append(mot)
            if mot == answer:
                break
            L = filter_words(L, mot, compute_feedback(mot, answer))
        return joues


# %% ignores_the_given_first_word
class EntropySolver:
    def __init__(self, word_list, precomputed_first=None):
        self.word_list = word_list
        self.precomputed_first = precomputed_first

    def solve(self, answer):
        L = self.word_list
        joues = []
        for coup in range(6):
            if len(L) == 0:
                break
            mot = rank_by_entropy(L, L, 1)[0][0]
            joues.append(mot)
            if mot == answer:
                break
            L = filter_words(L, mot, compute_feedback(mot, answer))
        return joues
