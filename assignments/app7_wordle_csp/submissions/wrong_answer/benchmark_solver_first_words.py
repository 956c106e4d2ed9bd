"""Ta fonction joue toujours contre les premiers mots de la liste. Ils ne sont pas représentatifs : la liste
est dans l'ordre alphabétique. Il faut tirer les secrets au hasard.
"""

import random


def benchmark_solver(solver, word_list, sample_size=100, seed=42):
    random.seed(seed)
    secrets = word_list[:sample_size]
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
