"""set(word) and get."""


def letter_coverage(words):
    compte = {}
    for mot in words:
        for lettre in set(mot):
            compte[lettre] = compte.get(lettre, 0) + 1
    return compte
