"""Ta fonction élimine tous les mots qui contiennent une lettre grise, même quand cette lettre est aussi verte ou jaune.
Dans ALLEE contre TABLE, un L est gris et l'autre jaune : le secret contient-il un L ?
"""


def filter_words(candidates, guess, feedback):
    def possible(mot):
        for i, couleur in enumerate(feedback):
            if couleur == 2 and mot[i] != guess[i]:
                return False
            if couleur == 1 and (mot[i] == guess[i] or guess[i] not in mot):
                return False
            if couleur == 0 and guess[i] in mot:
                return False
        return True

    return [mot for mot in candidates if possible(mot)]
