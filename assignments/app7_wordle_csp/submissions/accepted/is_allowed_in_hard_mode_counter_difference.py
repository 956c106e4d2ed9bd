"""Counter subtraction: nothing that was found is missing."""

from collections import Counter


def is_allowed_in_hard_mode(guess, previous, feedback):
    vertes = all(g == p for g, p, f in zip(guess, previous, feedback) if f == 2)
    trouvees = Counter(p for p, f in zip(previous, feedback) if f > 0)
    return vertes and not trouvees - Counter(guess)
