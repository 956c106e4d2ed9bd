"""Quand un premier mot est donné, ta partie peut durer sept mots : celui-là compte aussi parmi les six. Combien de mots
reste-t-il à jouer après lui ?
"""


class EntropySolver:
    def __init__(self, word_list, precomputed_first=None):
        self.word_list = word_list
        self.precomputed_first = precomputed_first

    def solve(self, answer):
        candidats = self.word_list
        joues = []
        if self.precomputed_first is not None:
            joues.append(self.precomputed_first)
            if self.precomputed_first == answer:
                return joues
            reponse = compute_feedback(self.precomputed_first, answer)
            candidats = filter_words(candidats, self.precomputed_first, reponse)
        for _ in range(MAX_GUESSES):
            if not candidats:
                break
            mot = rank_by_entropy(candidats)[0][0]
            joues.append(mot)
            if mot == answer:
                break
            candidats = filter_words(candidats, mot, compute_feedback(mot, answer))
        return joues
