"""Two helpers: one plays, the other sums up."""

import random


def jouer_toutes(solver, secrets):
    return {secret: solver.solve(secret) for secret in secrets}


def resume(parties):
    gagnees = {s: p for s, p in parties.items() if p and p[-1] == s}
    tailles = [len(p) for p in gagnees.values()]
    return gagnees, tailles


def benchmark_solver(solver, word_list, sample_size=100, seed=42):
    random.seed(seed)
    k = sample_size if sample_size <= len(word_list) else len(word_list)
    parties = jouer_toutes(solver, random.sample(list(word_list), k=k))
    gagnees, tailles = resume(parties)
    return {
        "n_games": k,
        "n_won": len(gagnees),
        "win_rate": round(len(gagnees) / k * 100, 10),
        "avg_guesses": (sum(tailles) / len(tailles)) if tailles else None,
        "worst_case": sorted(tailles)[-1] if tailles else None,
        "guess_distribution": {t: tailles.count(t) for t in set(tailles)},
    }
