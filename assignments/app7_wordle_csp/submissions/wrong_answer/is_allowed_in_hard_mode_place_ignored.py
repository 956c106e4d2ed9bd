"""Ta fonction vérifie que les lettres trouvées sont rejouées, mais pas que les vertes restent à leur place.
Une verte ne bouge plus.
"""

from collections import Counter


def is_allowed_in_hard_mode(guess, previous, feedback):
    trouvees = Counter(p for p, f in zip(previous, feedback) if f > 0)
    return all(guess.count(c) >= n for c, n in trouvees.items())
