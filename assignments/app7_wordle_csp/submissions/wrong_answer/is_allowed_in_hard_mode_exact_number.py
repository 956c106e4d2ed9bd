"""Ta fonction refuse un mot qui a plus de copies d'une lettre qu'il n'y a eu de vertes et de jaunes. La règle
dit « au moins » : on a le droit d'en essayer une de plus.
"""

from collections import Counter


def is_allowed_in_hard_mode(guess, previous, feedback):
    trouvees = Counter(p for p, f in zip(previous, feedback) if f > 0)
    en_place = all(guess[i] == previous[i] for i in range(len(feedback)) if feedback[i] == 2)
    return en_place and all(guess.count(c) == n for c, n in trouvees.items())
