"""Il manque 1 à chacun de tes nombres : le premier mot où tu rencontres une lettre n'est pas compté. Quelle
valeur donnes-tu à une lettre nouvelle ?
"""


def letter_coverage(words):
    compte = {}
    for mot in words:
        for lettre in set(mot):
            if lettre in compte:
                compte[lettre] += 1
            else:
                compte[lettre] = 0
    return compte
