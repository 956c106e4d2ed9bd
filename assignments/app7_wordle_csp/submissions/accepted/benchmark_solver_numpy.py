"""NumPy for the statistics; NumPy's permutation draws the secrets, random serves the solver."""

import random

import numpy as np


def benchmark_solver(solver, word_list, sample_size=100, seed=42):
    random.seed(seed)
    ordre = np.random.default_rng(seed).permutation(len(word_list))[:sample_size]
    secrets = [word_list[i] for i in ordre]
    parties = [solver.solve(secret) for secret in secrets]
    coups = np.array([len(p) for p, s in zip(parties, secrets) if p[-1] == s], dtype=int)
    valeurs, effectifs = np.unique(coups, return_counts=True)
    return dict(
        n_games=len(parties),
        n_won=coups.size,
        win_rate=np.float64(100) * coups.size / len(parties),
        avg_guesses=coups.mean() if coups.size else None,
        worst_case=coups.max() if coups.size else None,
        guess_distribution=dict(zip(valeurs.tolist(), effectifs.tolist())),
    )
