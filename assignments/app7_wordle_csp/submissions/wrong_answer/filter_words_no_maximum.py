"""Ta fonction garde des mots qui ont trop de copies d'une lettre. Une lettre à la fois grise et verte ou jaune dit
exactement combien il y en a dans le secret : EGALE est-il possible quand ALLEE a reçu (1, 1, 0, 0, 2) ? Et TABLE ?
"""


def filter_words(candidates, guess, feedback):
    vues = [g for g, f in zip(guess, feedback) if f > 0]

    def possible(mot):
        for i, couleur in enumerate(feedback):
            if (couleur == 2) != (mot[i] == guess[i]):
                return False
            if couleur == 0 and guess[i] not in vues and guess[i] in mot:
                return False
        return all(mot.count(c) >= vues.count(c) for c in vues)

    return [mot for mot in candidates if possible(mot)]
