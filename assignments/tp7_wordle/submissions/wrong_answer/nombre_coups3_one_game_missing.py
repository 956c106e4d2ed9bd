"""Tu divises par n, mais tu sembles ne jouer que n - 1 parties. Combien de tours ta boucle fait-elle pour n =
1 ? Écris les valeurs que parcourt ton range.
"""

import random


def nombre_coups3(n):
    coups = 0
    for _ in range(1, n):
        coups += resolution3(random.choice(mots5))
    return coups / n
