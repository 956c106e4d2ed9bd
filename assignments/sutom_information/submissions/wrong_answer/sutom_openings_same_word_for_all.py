"""Tu donnes à toutes les lettres la même ouverture, celle de la liste entière. Elle ne commence pas par la bonne lettre : il faut
un calcul pour chaque lettre.
"""


def sutom_openings(words):
    mot = best_guess(words, words)
    return {m[0]: mot for m in words}
