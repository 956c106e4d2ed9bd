"""A class with one method a rule."""


class Controle:
    def __init__(self, grid, dictionary, words):
        self.slots = {s.id: s for s in grid.slots}
        self.croisements = grid.get_intersections()
        self.dico = {n: set(mots) for n, mots in dictionary.items()}
        self.words = words
        self.messages = []

    def noter(self, texte):
        self.messages.append(texte)

    def les_mots(self):
        for numero, slot in self.slots.items():
            mot = self.words.get(numero) or ""
            if mot not in self.dico.get(slot.length, set()):
                self.noter("Le slot %d contient %r" % (numero, mot))

    def les_croisements(self):
        for a, b, (i, j) in self.croisements:
            try:
                if self.words[a][i] != self.words[b][j]:
                    self.noter("Les slots %d et %d ne s'accordent pas" % (a, b))
            except (KeyError, IndexError):
                pass

    def les_doublons(self):
        mots = list(self.words.values())
        for mot in set(mots):
            if mots.count(mot) > 1:
                self.noter(mot + " revient")


def validate_solution(grid, dictionary, words):
    controle = Controle(grid, dictionary, words)
    controle.les_mots()
    controle.les_croisements()
    controle.les_doublons()
    return (controle.messages == [], controle.messages)
