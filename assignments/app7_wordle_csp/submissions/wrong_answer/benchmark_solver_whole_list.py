"""Ta fonction joue contre tous les mots de la liste : elle ne se sert pas de sample_size."""

import random


def benchmark_solver(solver, word_list, sample_size=100, seed=42):
    random.seed(seed)
    secrets = random.sample(word_list, len(word_list))
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
