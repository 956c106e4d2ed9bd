# %% no_limit
class SimpleFilterSolver:
    def __init__(self, word_list):
        self.word_list = word_list

    def solve(self, answer):
        restants, joues = list(self.word_list), []
        while restants:
            joues.append(random.choice(restants))
            if joues[-1] == answer:
                break
            restants = filter_words(restants, joues[-1], compute_feedback(joues[-1], answer))
        return joues


# %% always_the_first
class SimpleFilterSolver:
    def __init__(self, word_list):
        self.word_list = word_list

    def solve(self, answer):
        L = self.word_list
        res = []
        for i in range(6):
            if not L:
                break
            mot = L[0]
            res.append(mot)
            if mot == answer:
                return res
            L = filter_words(L, mot, compute_feedback(mot, answer))
        return res


# %% prints
class SimpleFilterSolver:
    def __init__(self, word_list):
        self.word_list = word_list

    def solve(self, answer):
        L = self.word_list
        mot, coups = "", 0
        while L and mot != answer and coups < 6:
            mot = random.choice(L)
            coups += 1
            print("Coup", coups, ":", mot)
            L = filter_words(L, mot, compute_feedback(mot, answer))
