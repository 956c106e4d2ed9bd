"""Ta fonction provoque une erreur quand le solveur ne gagne aucune partie : elle divise par zéro, ou cherche
le maximum d'une liste vide. L'énoncé dit quelle valeur donner dans ce cas.
"""

import random
from collections import Counter


def benchmark_solver(solver, word_list, sample_size=100, seed=42):
    random.seed(seed)
    sample = random.sample(word_list, min(sample_size, len(word_list)))
    parties = [(solver.solve(secret), secret) for secret in sample]
    gagnees = [len(partie) for partie, secret in parties if partie[-1] == secret]
    return {
        "n_games": len(parties),
        "n_won": len(gagnees),
        "win_rate": 100 * len(gagnees) / len(parties),
        "avg_guesses": sum(gagnees) / len(gagnees),
        "worst_case": max(gagnees),
        "guess_distribution": Counter(gagnees),
    }
