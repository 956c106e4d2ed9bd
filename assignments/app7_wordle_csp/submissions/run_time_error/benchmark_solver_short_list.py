"""Ta fonction provoque une erreur quand la liste a moins de mots qu'on ne demande de parties : random.sample
ne peut pas en tirer plus qu'il n'y en a. Que dit l'énoncé de ce cas ?
"""

import random
from collections import Counter


def benchmark_solver(solver, word_list, sample_size=100, seed=42):
    random.seed(seed)
    parties = [(solver.solve(secret), secret) for secret in random.sample(word_list, sample_size)]
    gagnees = [len(partie) for partie, secret in parties if partie[-1] == secret]
    return {
        "n_games": len(parties),
        "n_won": len(gagnees),
        "win_rate": 100 * len(gagnees) / len(parties),
        "avg_guesses": sum(gagnees) / len(gagnees) if gagnees else None,
        "worst_case": max(gagnees, default=None),
        "guess_distribution": Counter(gagnees),
    }
