"""Ta répartition et ton pire cas comptent aussi les parties perdues : elles ont six coups, comme les
victoires les plus longues, et l'on ne les distingue plus. L'énoncé ne veut que les parties gagnées.
"""

import random


def benchmark_solver(solver, word_list, sample_size=100, seed=42):
    random.seed(seed)
    secrets = random.sample(word_list, min(sample_size, len(word_list)))
    gagnees = []
    toutes = []
    for secret in secrets:
        partie = solver.solve(secret)
        toutes.append(len(partie))
        if partie[-1] == secret:
            gagnees.append(len(partie))
    repartition = {}
    for n in toutes:
        repartition[n] = repartition.get(n, 0) + 1
    return {
        "n_games": len(secrets),
        "n_won": len(gagnees),
        "win_rate": 100 * len(gagnees) / len(secrets),
        "avg_guesses": sum(gagnees) / len(gagnees) if gagnees else None,
        "worst_case": max(toutes) if gagnees else None,
        "guess_distribution": repartition,
    }
