"""Ta fonction donne la part des mots qui contiennent chaque lettre, mais l'énoncé demande leur nombre."""


def letter_coverage(words):
    lettres = {lettre for mot in words for lettre in mot}
    return {lettre: sum(lettre in mot for mot in words) / len(words) for lettre in lettres}
