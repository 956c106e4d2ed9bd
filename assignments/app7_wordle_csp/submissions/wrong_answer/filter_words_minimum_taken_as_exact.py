"""Ta fonction élimine des mots qui ont plus de copies d'une lettre qu'il n'y a de vertes et de jaunes. Sans aucune
grise pour cette lettre, on sait seulement qu'il y en a au moins autant : VERRE est-il possible après SIGNE, dont seul
le E est vert ?
"""


def filter_words(candidates, guess, feedback):
    def possible(mot):
        for i, couleur in enumerate(feedback):
            if (couleur == 2) != (mot[i] == guess[i]):
                return False
        for c in set(guess):
            if mot.count(c) != sum(g == c and f > 0 for g, f in zip(guess, feedback)):
                return False
        return True

    return [mot for mot in candidates if possible(mot)]
