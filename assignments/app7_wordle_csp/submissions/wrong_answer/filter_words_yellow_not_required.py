"""Ta fonction garde des mots qui ne contiennent pas une lettre jaune. Une jaune dit deux choses : la lettre
n'est pas ici, mais elle est quelque part. As-tu vérifié la seconde ?
"""


def filter_words(candidates, guess, feedback):
    def possible(mot):
        for i, couleur in enumerate(feedback):
            if (couleur == 2) != (mot[i] == guess[i]):
                return False
        for c in set(guess):
            vues = sum(g == c and f > 0 for g, f in zip(guess, feedback))
            grise = any(g == c and f == 0 for g, f in zip(guess, feedback))
            if grise and mot.count(c) > vues:
                return False
        return True

    return [mot for mot in candidates if possible(mot)]
