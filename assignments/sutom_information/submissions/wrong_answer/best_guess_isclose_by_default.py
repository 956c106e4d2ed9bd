"""Ta comparaison laisse passer trop d'égalités : np.isclose, sans autre précision, accepte un écart d'un
cent-millième. Que demande l'énoncé ?
"""

import numpy as np


def best_guess(guesses, candidates):
    h = [information([compute_pattern(g, a) for a in candidates])[1] for g in guesses]
    return guesses[int(np.argmax(np.isclose(h, max(h))))]
