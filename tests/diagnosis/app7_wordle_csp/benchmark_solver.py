# %% rate_as_a_fraction
def benchmark_solver(solver, word_list, sample_size=100, seed=42):
    random.seed(seed)
    secrets = random.sample(list(word_list), min(sample_size, len(word_list)))
    coups = []
    for s in secrets:
        partie = solver.solve(s)
        if partie and partie[-1] == s:
            coups.append(len(partie))
    return {
        "n_games": len(secrets),
        "n_won": len(coups),
        "win_rate": len(coups) / len(secrets),
        "avg_guesses": sum(coups) / len(coups) if coups else None,
        "worst_case": max(coups, default=None),
        "guess_distribution": dict(Counter(coups)),
    }


# %% no_win
def benchmark_solver(solver, word_list, sample_size=100, seed=42):
    random.seed(seed)
    n = min(sample_size, len(word_list))
    d = {}
    gagnees, total, pire = 0, 0, 0
    for s in random.sample(word_list, n):
        partie = solver.solve(s)
        if partie[-1] == s:
            k = len(partie)
            gagnees += 1
            total += k
            pire = max(pire, k)
            d[k] = d.get(k, 0) + 1
    return {
        "n_games": n,
        "n_won": gagnees,
        "win_rate": 100 * gagnees / n,
        "avg_guesses": total / gagnees,
        "worst_case": pire,
        "guess_distribution": d,
    }
