"""Avec trois candidats, ta fonction cherche encore à apprendre. La règle du sujet est « trois ou moins » : le programme de
l'auteur de la règle va jusqu'à 3, même s'il écrit « moins de 3 ».
"""


def next_guess(guesses, candidates):
    if len(candidates) < 3:
        return best_guess(candidates, candidates)
    return best_guess(guesses, candidates)
