"""No state: a letter is yellow if fewer yellows stand before it than copies are left."""


def compute_feedback(guess, answer):
    def couleur(i):
        lettre = guess[i]
        if lettre == answer[i]:
            return 2
        libres = sum(1 for j in range(len(answer)) if answer[j] == lettre and guess[j] != lettre)
        avant = sum(1 for j in range(i) if guess[j] == lettre and answer[j] != lettre)
        return 1 if avant < libres else 0

    return tuple(couleur(i) for i in range(len(guess)))
