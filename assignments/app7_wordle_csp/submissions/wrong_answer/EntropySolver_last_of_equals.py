"""À égalité d'entropie, ton solveur joue le dernier mot de la liste. L'énoncé demande le premier : avec >=, que se
passe-t-il quand un mot fait aussi bien que le meilleur ?
"""


class EntropySolver:
    def __init__(self, word_list, precomputed_first=None):
        self.word_list = word_list
        self.precomputed_first = precomputed_first

    def meilleur(self, mots):
        record = -1
        for mot in mots:
            h = round(compute_entropy(mot, mots), 9)
            if h >= record:
                record, choix = h, mot
        return choix

    def solve(self, answer):
        mots, joues = self.word_list, []
        while mots and len(joues) < 6 and answer not in joues:
            if self.precomputed_first and not joues:
                joues.append(self.precomputed_first)
            else:
                joues.append(self.meilleur(mots))
            mots = filter_words(mots, joues[-1], compute_feedback(joues[-1], answer))
        return joues
