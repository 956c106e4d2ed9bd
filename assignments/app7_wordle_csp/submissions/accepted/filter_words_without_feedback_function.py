"""Checks the rules itself: greens, own place, number of copies."""


def filter_words(candidates, guess, feedback):
    def possible(mot):
        for i in range(len(guess)):
            if (mot[i] == guess[i]) != (feedback[i] == 2):
                return False
        for lettre in set(guess):
            vues = sum(1 for g, f in zip(guess, feedback) if g == lettre and f > 0)
            trop = any(g == lettre and f == 0 for g, f in zip(guess, feedback))
            if trop and mot.count(lettre) != vues or mot.count(lettre) < vues:
                return False
        return premiere_jaune(guess, feedback)

    def premiere_jaune(guess, feedback):
        """Of equal letters, the yellow ones come before the grey ones."""
        for i in range(len(guess)):
            for j in range(i):
                if guess[i] == guess[j] and (feedback[j], feedback[i]) == (0, 1):
                    return False
        return True

    return [mot for mot in candidates if possible(mot)]
