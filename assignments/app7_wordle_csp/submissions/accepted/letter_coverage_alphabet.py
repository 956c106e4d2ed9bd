"""Loops over the alphabet, zeros included."""


def letter_coverage(words):
    return {lettre: sum(lettre in mot for mot in words) for lettre in ALPHABET}
