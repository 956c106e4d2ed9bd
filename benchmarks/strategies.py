"""What it costs to know a whole strategy: CPU seconds, side by side in one run.

    python -m benchmarks.strategies [--guesses FILE --secrets FILE] [--opening WORD]

Without files, the English lists of the kit. Each figure is the median of several runs; "builds" are times the
cost of one matrix of replies, measured in the same run.

On the lists of the original game (12,972 guesses, 2,315 secrets; they have no licence and do not come with the kit),
SALET takes 7,947 guesses in all by entropy, 8,154 in hard mode, and 7,920 with the beam, the proven optimum.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable
from dataclasses import dataclass
from statistics import median
from time import process_time
from typing import Any

from reference.app7_wordle_csp import EntropySolver
from reference.strategies import Entropy, Game, Outcome, evaluate, make_game
from reference.strategies_beam import beam_search, promising
from reference.strategies_sutom import sutom_table
from reference.sutom_information import pattern_matrix
from wordlists import load

WIDTH = 50
GAMES = 10  # of the small list, played one by one


@dataclass(frozen=True)
class Timed:
    """What a function gives, and the median of its CPU time."""

    value: Any
    cpu_s: float


def timed(run: Callable[[], Any], times: int = 3) -> Timed:
    """Run it several times."""
    value, costs = None, []
    for _ in range(times):
        start = process_time()
        value = run()
        costs.append(process_time() - start)
    return Timed(value, median(costs))


def told(outcome: Outcome) -> str:
    """An outcome on a line."""
    spread = "  ".join(f"{turns}: {secrets}" for turns, secrets in outcome.distribution.items())
    return f"{outcome.total:>6} guesses, mean {outcome.mean:.5f}   {spread}"


def wordle(game: Game, opening: str) -> None:
    """The strategies on one pair of lists."""
    guesses, secrets = list(game.guesses), list(game.secrets)
    build = timed(lambda: pattern_matrix(guesses, secrets), 9).cpu_s
    print(f"{len(guesses)} guesses, {len(secrets)} secrets, opening {opening.upper()}")
    print(f"  {'matrix of replies':<28}{build:7.3f} s")

    def line(name: str, run: Callable[[], Outcome]) -> None:
        result = timed(run)
        print(f"  {name:<28}{result.cpu_s:7.3f} s {result.cpu_s / build:6.1f} builds  {told(result.value)}")

    line("by entropy", lambda: evaluate(game, Entropy(game), opening))
    line("possible secrets only", lambda: evaluate(game, Entropy(game, few=None), opening))
    line("by entropy, hard mode", lambda: evaluate(game, Entropy(game), opening, hard=True))
    line(f"beam of {WIDTH}", lambda: evaluate(game, beam_search(game, [opening], WIDTH), opening))


def openings(game: Game) -> None:
    """The beam search left to find its opening."""
    result = timed(lambda: beam_search(game, promising(game, 5), WIDTH), 1)
    plan = result.value
    print(
        f"  {'beam, five openings':<28}{result.cpu_s:7.3f} s {'':15}{plan.total:>6} guesses with {plan.opening.upper()}"
    )


def one_by_one() -> None:
    """The notebook's solver, a game at a time, against the walk."""
    words = load("app7")
    game = make_game(words, words)
    walk = timed(lambda: evaluate(game, Entropy(game, few=None), "laine"), 9)
    upper = [word.upper() for word in words]
    sample = random.Random(42).sample(upper, GAMES)
    games = timed(lambda: [len(EntropySolver(upper, "LAINE").solve(secret)) for secret in sample], 1)
    assert games.value == walk.value.counts[[upper.index(secret) for secret in sample]].tolist()
    whole = games.cpu_s * len(words) / GAMES
    print(f"the notebook's strategy on its {len(words)} words: {told(walk.value)}")
    print(f"  {'one walk':<28}{walk.cpu_s:7.3f} s")
    print(
        f"  {'game by game':<28}{whole:7.3f} s (from {GAMES} games), {whole / walk.cpu_s:.0f} times the walk"
    )


def sutom() -> None:
    """Every first letter, every length."""
    print("SUTOM, all first letters, frequent French words")
    for length in range(5, 11):
        words = load("french_frequent", length)
        table = timed(lambda words=words: sutom_table(words, words), 1)  # type: ignore[misc]
        total = sum(row.outcome.total for row in table.value)
        print(
            f"  {length:2} letters, {len(words):>6} words {table.cpu_s:10.3f} s  {total:>6} guesses, mean {total / len(words):.4f}"
        )


def main() -> None:
    """Print every table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--guesses", default="english", help="a list of the kit, or a file")
    parser.add_argument("--secrets", default="english_answers", help="a list of the kit, or a file")
    parser.add_argument("--opening", default="salet")
    options = parser.parse_args()
    game = make_game(load(options.guesses, len(options.opening)), load(options.secrets, len(options.opening)))
    wordle(game, options.opening)
    openings(game)
    one_by_one()
    sutom()


if __name__ == "__main__":
    main()
