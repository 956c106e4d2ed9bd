"""Ta fonction renvoie un tuple, qui est toujours vrai dans un if, même quand il contient False. L'énoncé demande
un seul booléen : comment réunir tes deux conditions en une ?
"""

from collections import Counter


def is_allowed_in_hard_mode(guess, previous, feedback):
    trouvees = Counter(p for p, f in zip(previous, feedback) if f > 0)
    en_place = all(guess[i] == previous[i] for i in range(len(feedback)) if feedback[i] == 2)
    return (en_place, all(guess.count(c) >= n for c, n in trouvees.items()))
