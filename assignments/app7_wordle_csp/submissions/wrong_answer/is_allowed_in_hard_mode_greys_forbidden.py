"""Ta fonction interdit de rejouer une lettre grise. Ce serait bien joué, mais la règle officielle n'en dit
rien : elle ne parle que des vertes et des jaunes.
"""

from collections import Counter


def is_allowed_in_hard_mode(guess, previous, feedback):
    trouvees = Counter(p for p, f in zip(previous, feedback) if f > 0)
    for i, couleur in enumerate(feedback):
        if couleur == 2 and guess[i] != previous[i]:
            return False
        if couleur == 0 and previous[i] not in trouvees and previous[i] in guess:
            return False
    return all(guess.count(c) >= n for c, n in trouvees.items())
