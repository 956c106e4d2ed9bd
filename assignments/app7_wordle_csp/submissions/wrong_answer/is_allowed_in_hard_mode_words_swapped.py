"""Ta fonction échange les deux mots : elle demande à previous de respecter guess. La réponse porte sur
previous, le mot déjà joué ; c'est guess que l'on juge.
"""

from collections import Counter


def is_allowed_in_hard_mode(previous, guess, feedback):
    trouvees = Counter(p for p, f in zip(previous, feedback) if f > 0)
    en_place = all(guess[i] == previous[i] for i in range(len(feedback)) if feedback[i] == 2)
    return en_place and all(guess.count(c) >= n for c, n in trouvees.items())
