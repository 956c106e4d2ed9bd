"""Il manque une lettre à ton alphabet : ZEBRE en contient une que tu ne comptes pas."""


def letter_coverage(words):
    return {letter: sum(letter in word for word in words) for letter in ALPHABET[:-1]}
