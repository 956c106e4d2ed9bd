"""Ta fonction compte les jaunes sans les vertes : la verte déjà rejouée peut passer pour la jaune. Avec un E
vert et un E jaune, combien de E faut-il rejouer en tout ?
"""

from collections import Counter


def is_allowed_in_hard_mode(guess, previous, feedback):
    jaunes = Counter(p for p, f in zip(previous, feedback) if f == 1)
    en_place = all(guess[i] == previous[i] for i in range(len(feedback)) if feedback[i] == 2)
    return en_place and all(guess.count(c) >= n for c, n in jaunes.items())
