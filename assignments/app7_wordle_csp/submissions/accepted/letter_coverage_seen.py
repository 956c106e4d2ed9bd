"""A list of letters already seen in the word."""


def letter_coverage(words):
    resultat = {}
    for mot in words:
        vues = []
        for lettre in mot:
            if lettre not in vues:
                vues.append(lettre)
                if lettre not in resultat:
                    resultat[lettre] = 0
                resultat[lettre] += 1
    return resultat
