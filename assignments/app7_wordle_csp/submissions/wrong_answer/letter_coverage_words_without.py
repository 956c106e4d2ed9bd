"""Ta fonction compte les mots qui ne contiennent pas la lettre. C'est le complément de ce que demande
l'énoncé.
"""


def letter_coverage(words):
    lettres = {lettre for mot in words for lettre in mot}
    return {lettre: sum(lettre not in mot for mot in words) for lettre in lettres}
