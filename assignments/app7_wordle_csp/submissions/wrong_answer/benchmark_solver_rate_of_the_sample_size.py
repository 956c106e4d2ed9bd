"""Ton pourcentage est calculé sur sample_size, même quand la liste a moins de mots. Sur combien de parties
faut-il compter ?
"""

import random
from collections import Counter


def benchmark_solver(solver, word_list, sample_size=100, seed=42):
    random.seed(seed)
    parties = [(s, solver.solve(s)) for s in random.sample(word_list, min(sample_size, len(word_list)))]
    gagnees = [len(mots) for secret, mots in parties if mots[-1] == secret]
    return {
        "n_games": len(parties),
        "n_won": len(gagnees),
        "win_rate": 100 * len(gagnees) / sample_size,
        "avg_guesses": sum(gagnees) / len(gagnees) if gagnees else None,
        "worst_case": max(gagnees, default=None),
        "guess_distribution": dict(Counter(gagnees)),
    }
