"""Ta fonction semble jouer toujours le même nombre de parties, sans se servir de n. Que devrait-il se passer
pour nombre_coups(1) ? Cherche où n apparaît dans ta boucle et dans ta division.
"""

import random


def nombre_coups(n):
    coups = 0
    for _ in range(100):
        coups += resolution2(random.choice(mots5))
    return coups / 100
