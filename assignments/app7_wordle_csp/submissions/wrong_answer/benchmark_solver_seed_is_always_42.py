"""Ta fonction prend toujours la même graine, celle par défaut : changer seed ne change rien. Quelle variable
faut-il donner à random.seed ?
"""

import random


def benchmark_solver(solver, word_list, sample_size=100, seed=42):
    random.seed(42)
    secrets = random.sample(word_list, min(sample_size, len(word_list)))
    gagnees = []
    for secret in secrets:
        partie = solver.solve(secret)
        if partie[-1] == secret:
            gagnees.append(len(partie))
    repartition = {}
    for n in gagnees:
        repartition[n] = repartition.get(n, 0) + 1
    return {
        "n_games": len(secrets),
        "n_won": len(gagnees),
        "win_rate": 100 * len(gagnees) / len(secrets),
        "avg_guesses": sum(gagnees) / len(gagnees) if gagnees else None,
        "worst_case": max(gagnees) if gagnees else None,
        "guess_distribution": repartition,
    }
