"""A solver object with its own state."""


class Solveur:
    def __init__(self, guesses, candidates):
        self.guesses = guesses
        self.candidates = list(candidates)
        self.coups = []

    def jouer(self, mot, secret):
        self.coups.append(mot)
        code = compute_pattern(mot, secret)
        self.candidates = [m for m in self.candidates if compute_pattern(mot, m) == code]
        return code

    def choisir(self):
        return next_guess(self.guesses, self.candidates)


def play(guesses, candidates, secret, opening):
    s = Solveur(guesses, candidates)
    gagne = 3 ** len(secret) - 1
    code = s.jouer(opening, secret)
    while code != gagne:
        code = s.jouer(s.choisir(), secret)
    return s.coups
