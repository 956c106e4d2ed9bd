"""A list of small dictionaries, as in many notebooks, and the time taken besides."""

import random
import time
from collections import Counter


def benchmark_solver(solver, word_list, sample_size=100, seed=42):
    random.seed(seed)
    sample = random.sample(word_list, min(sample_size, len(word_list)))
    start = time.time()
    results = []
    for answer in sample:
        guesses = solver.solve(answer)
        results.append({"answer": answer, "n": len(guesses), "won": guesses[-1] == answer})
    won = [r for r in results if r["won"]]
    return {
        "results": results,
        "n_games": len(results),
        "n_won": len(won),
        "avg_guesses": sum(r["n"] for r in won) / len(won) if won else None,
        "worst_case": max([r["n"] for r in won]) if won else None,
        "win_rate": len(won) / len(results) * 100,
        "time_s": time.time() - start,
        "guess_distribution": Counter(r["n"] for r in won),
    }
