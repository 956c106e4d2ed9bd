"""Ta répartition n'est pas rangée comme il faut : on attend, pour chaque nombre de mots joués, combien de parties
gagnées l'ont eu. Que sont tes clés, et que compte chacune de tes valeurs ?
"""

import random


def benchmark_solver(solver, word_list, sample_size=100, seed=42):
    random.seed(seed)
    secrets = random.sample(word_list, min(sample_size, len(word_list)))
    gagnees = []
    for secret in secrets:
        partie = solver.solve(secret)
        if partie[-1] == secret:
            gagnees.append(len(partie))
    repartition = {}
    for secret in secrets:
        repartition[secret] = 6
    return {
        "n_games": len(secrets),
        "n_won": len(gagnees),
        "win_rate": 100 * len(gagnees) / len(secrets),
        "avg_guesses": sum(gagnees) / len(gagnees) if gagnees else None,
        "worst_case": max(gagnees) if gagnees else None,
        "guess_distribution": repartition,
    }
