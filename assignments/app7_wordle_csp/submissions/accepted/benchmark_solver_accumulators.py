"""Accumulators, one loop, an early dictionary with zeros for one to six guesses."""

import random


def benchmark_solver(solver, word_list, sample_size=100, seed=42):
    random.seed(seed)
    n = sample_size
    if n > len(word_list):
        n = len(word_list)
    secrets = random.sample(word_list, n)
    gagnees = 0
    total = 0
    pire = None
    repartition = {1: 0, 2: 0, 3: 0, 4: 0, 5: 0, 6: 0}
    for secret in secrets:
        partie = solver.solve(secret)
        if partie[-1] == secret:
            gagnees += 1
            total += len(partie)
            repartition[len(partie)] += 1
            if pire is None or len(partie) > pire:
                pire = len(partie)
    moyenne = None
    if gagnees > 0:
        moyenne = total / gagnees
    return {
        "n_games": n,
        "n_won": gagnees,
        "win_rate": 100 * gagnees / n,
        "avg_guesses": moyenne,
        "worst_case": pire,
        "guess_distribution": repartition,
    }
