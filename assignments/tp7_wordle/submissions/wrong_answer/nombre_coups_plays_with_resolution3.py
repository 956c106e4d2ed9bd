"""Tes parties sont jouées par resolution3, pas par resolution2 : elles ne sont pas jouées au hasard. L'énoncé demande de
garder nombre_coups telle quelle et d'écrire une autre fonction, pour comparer les deux.
"""


def nombre_coups(n):
    total = 0
    for partie in range(n):
        total += resolution3(mot_aleatoire(mots5))
    return total / n
