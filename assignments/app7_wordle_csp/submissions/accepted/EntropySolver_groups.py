"""Keeps the words grouped by reply, so that filtering is a dictionary access."""

from math import log2


class EntropySolver:
    def __init__(self, word_list, precomputed_first=None):
        self.word_list = word_list
        self.precomputed_first = precomputed_first

    @staticmethod
    def groupes(mot, mots):
        table = {}
        for m in mots:
            table.setdefault(compute_feedback(mot, m), []).append(m)
        return table

    def note(self, mot, mots):
        return round(-sum(len(g) * log2(len(g)) for g in self.groupes(mot, mots).values()) / len(mots), 9)

    def solve(self, answer):
        mots, partie = self.word_list, []
        while mots and len(partie) < 6:
            if partie or not self.precomputed_first:
                notes = [self.note(mot, mots) for mot in mots]
                partie.append(mots[notes.index(max(notes))])
            else:
                partie.append(self.precomputed_first)
            if partie[-1] == answer:
                break
            mots = self.groupes(partie[-1], mots).get(compute_feedback(partie[-1], answer), [])
        return partie
