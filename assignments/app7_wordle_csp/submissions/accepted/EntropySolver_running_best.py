"""Looks for the best word with a loop and a strict comparison."""


class EntropySolver:
    def __init__(self, word_list, precomputed_first=None):
        self.word_list = word_list
        self.precomputed_first = precomputed_first

    def meilleur(self, mots):
        record, gagnant = -1, None
        for mot in mots:
            h = compute_entropy(mot, mots)
            if h > record + 1e-9:
                record, gagnant = h, mot
        return gagnant

    def solve(self, answer):
        mots = self.word_list[:]
        partie = []
        mot = self.precomputed_first
        if mot is None:
            mot = self.meilleur(mots)
        while True:
            partie.append(mot)
            mots = filter_words(mots, mot, compute_feedback(mot, answer))
            if mot == answer or len(partie) == 6 or mots == []:
                return partie
            mot = self.meilleur(mots)
