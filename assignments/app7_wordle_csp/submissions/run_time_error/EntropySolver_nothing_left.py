"""Ton solveur provoque une erreur quand plus aucun mot n'est possible, ce qui arrive si le secret n'est pas
dans la liste. Regarde s'il reste des candidats avant de chercher le meilleur.
"""


class EntropySolver:
    def __init__(self, word_list, precomputed_first=None):
        self.word_list = word_list
        self.precomputed_first = precomputed_first

    def solve(self, answer):
        candidates = self.word_list
        guesses = []
        for attempt in range(6):
            if self.precomputed_first and not guesses:
                guesses.append(self.precomputed_first)
            else:
                guesses.append(rank_by_entropy(candidates)[0][0])
            if guesses[-1] == answer:
                break
            candidates = filter_words(candidates, guesses[-1], compute_feedback(guesses[-1], answer))
        return guesses
