"""Ton solveur joue parfois un mot qui n'est plus possible, parce qu'il apprend davantage. C'est une vraie
stratégie, mais l'énoncé demande de choisir parmi les mots encore possibles.
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
            elif len(mots) <= 2:
                joues.append(mots[0])
            else:
                joues.append(rank_by_entropy(mots, self.word_list)[0][0])
            mots = filter_words(mots, joues[-1], compute_feedback(joues[-1], answer))
        return joues
