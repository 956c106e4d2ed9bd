"""Ta fonction garde des mots où une lettre jaune est à la place où elle est jaune. Que veut dire exactement
cette couleur ? La lettre y serait verte si c'était sa place.
"""


def filter_words(candidates, guess, feedback):
    def possible(mot):
        for i, couleur in enumerate(feedback):
            if couleur == 2 and mot[i] != guess[i]:
                return False
            if couleur == 0 and mot[i] == guess[i]:
                return False
        for c in set(guess):
            vues = sum(g == c and f > 0 for g, f in zip(guess, feedback))
            grise = any(g == c and f == 0 for g, f in zip(guess, feedback))
            if mot.count(c) < vues or (grise and mot.count(c) > vues):
                return False
        return True

    return [mot for mot in candidates if possible(mot)]
