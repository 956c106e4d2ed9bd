"""The game is an object; the function only makes one and runs it."""


class Partie:
    def __init__(self, secret):
        self.secret = secret
        self.coups = []

    @property
    def finie(self):
        return self.secret in self.coups

    def jouer(self, mot):
        if not valide(mot):
            return "mot interdit"
        self.coups.append(mot)
        return reponse(self.secret, mot)


def jeu():
    partie = Partie(mot_aleatoire(mots5))
    while not partie.finie:
        print(partie.jouer(input("Mot n°%d ? " % (len(partie.coups) + 1))))
    print(f"Partie gagnée en {len(partie.coups)} coups.")
