"""Ta fonction joue les parties, mais ne renvoie rien : elle vaut None. Une fois toutes les parties jouées,
que demande l'énoncé ?
"""

import random


def nombre_coups(n):
    coups = 0
    for _ in range(n):
        coups += resolution2(random.choice(mots5))
    moyenne = coups / n
