"""Ta fonction s'arrête après le premier mot de la liste. Le return est-il à la bonne hauteur, une fois toutes
les boucles finies ?
"""


def letter_coverage(words):
    compte = {}
    for mot in words:
        for lettre in set(mot):
            compte[lettre] = compte.get(lettre, 0) + 1
        return compte
