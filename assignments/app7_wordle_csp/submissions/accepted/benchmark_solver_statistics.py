"""statistics.mean, a defaultdict, a shuffled copy."""

import random
import statistics
from collections import defaultdict


def benchmark_solver(solver, word_list, sample_size=100, seed=42):
    random.seed(seed)
    copie = list(word_list)
    random.shuffle(copie)
    longueurs = defaultdict(int)
    gagnees = []
    perdues = 0
    for secret in copie[:sample_size]:
        partie = solver.solve(secret)
        if secret in partie:
            gagnees.append(len(partie))
            longueurs[len(partie)] += 1
        else:
            perdues += 1
    jouees = len(gagnees) + perdues
    bilan = {"n_games": jouees, "n_won": len(gagnees), "guess_distribution": longueurs}
    bilan["win_rate"] = len(gagnees) * 100 / jouees
    bilan["avg_guesses"] = statistics.mean(gagnees) if gagnees else None
    bilan["worst_case"] = max(gagnees, default=None)
    return bilan
