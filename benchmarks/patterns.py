"""What `pattern_matrix` costs beside the ways it replaces, in CPU seconds of this process, all in the same run.

    python benchmarks/patterns.py [--rounds 5] [--slow-rounds 3]

Each figure is a median; ratios are ratios of medians. The ways compared, each written here from its description:

- pair by pair: a two-pass function in plain Python, called for each guess and each answer;
- pattern by pattern: for each opening, for each of the 243 patterns, look at each word (4,000 x 243 x 4,000 steps);
- copy: what NumPy takes to copy the finished matrix once, the least that any matrix of this size can cost.

The words are those of `wordlists`: no published game's list, but lists of the same sizes.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import log2
from pathlib import Path
from statistics import median
from typing import Any

import numpy as np

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from reference.sutom_information import best_guess, pattern_matrix, row_entropies  # noqa: E402  the path comes first
from wordlists import load  # noqa: E402

Words = Sequence[str]
PAIR_TARGETS = {297: 25, 1000: 150, 2000: 400}
COPY_TARGET, ENTROPY_TARGET, OPENING_TARGET_S = 10, 6, 0.5
BIG = (12_972, 2_315)
OPENINGS = 4_096
FEW = 40  # words for the loops over the patterns


@dataclass(frozen=True)
class Figure:
    """A measure, what it is compared with, and whether the aim is reached."""

    what: str
    cpu_s: float
    beside: str = ""
    other_s: float | None = None
    ratio: float | None = None
    aim: str = ""
    reached: bool = True

    def row(self) -> str:
        """A row of the table."""
        other = "" if self.other_s is None else f"{self.other_s:.4f}"
        ratio = "" if self.ratio is None else f"{self.ratio:,.1f}"
        mark = "" if not self.aim else ("yes" if self.reached else "NO")
        return f"| {self.what} | {self.cpu_s:.4f} | {self.beside} | {other} | {ratio} | {self.aim} | {mark} |"


def cpu(work: Callable[[], Any], rounds: int) -> float:
    """The median CPU time of this work."""
    times = []
    for _ in range(rounds):
        start = time.process_time()
        work()
        times.append(time.process_time() - start)
    return median(times)


# -- the ways compared -------------------------------------------------------------------------------------


def two_passes(guess: str, answer: str) -> int:
    """The reply's code: well placed letters first, then misplaced ones, each letter of the answer once."""
    digits = [0] * len(guess)
    left: list[str] = []
    for i, letter in enumerate(answer):
        if guess[i] == letter:
            digits[i] = 2
        else:
            left.append(letter)
    for i, letter in enumerate(guess):
        if digits[i] == 0 and letter in left:
            digits[i] = 1
            left.remove(letter)
    code = 0
    for digit in reversed(digits):
        code = 3 * code + digit
    return code


def pair_by_pair(guesses: Words, answers: Words) -> np.ndarray:
    """The matrix, one call a pair."""
    return np.array([[two_passes(guess, answer) for answer in answers] for guess in guesses], dtype=np.uint8)


def pattern_by_pattern(guesses: Words, answers: Words) -> str:
    """The best opening, counting for each of the 243 patterns the words that would give it."""
    best, most = "", -1.0
    for guess in guesses:
        bits = 0.0
        for pattern in range(243):
            count = sum(two_passes(guess, answer) == pattern for answer in answers)
            if count:
                bits += count / len(answers) * log2(len(answers) / count)
        if bits > most + 1e-9:
            best, most = guess, bits
    return best


def drawer_by_drawer(guesses: Words, answers: Words) -> str:
    """The best opening, putting each word in its drawer once: still pair by pair."""
    best, most = "", -1.0
    for guess in guesses:
        sizes: dict[int, int] = {}
        for answer in answers:
            code = two_passes(guess, answer)
            sizes[code] = sizes.get(code, 0) + 1
        bits = sum(size / len(answers) * log2(len(answers) / size) for size in sizes.values())
        if bits > most + 1e-9:
            best, most = guess, bits
    return best


# -- the figures -------------------------------------------------------------------------------------------


def pairs(words: Words, rounds: int, slow: int) -> Figure:
    """The whole matrix of a list with itself, against one call a pair."""
    assert (pattern_matrix(words, words) == pair_by_pair(words, words)).all()
    fast = cpu(lambda: pattern_matrix(words, words), 3 * rounds)
    other = cpu(lambda: pair_by_pair(words, words), slow)
    ratio, aim = other / fast, PAIR_TARGETS[len(words)]
    size = f"{len(words):,} x {len(words):,}"
    return Figure(f"matrix {size}", fast, "pair by pair", other, ratio, f"at least {aim}", ratio >= aim)


def copies(guesses: Words, answers: Words, rounds: int) -> Figure:
    """A large matrix, against a copy of its result."""
    matrix = pattern_matrix(guesses, answers)
    fast, copy = cpu(lambda: pattern_matrix(guesses, answers), rounds), cpu(matrix.copy, rounds)
    size = f"{len(guesses):,} x {len(answers):,}"
    aim = f"at most {COPY_TARGET}"
    return Figure(
        f"matrix {size}", fast, "one copy of it", copy, fast / copy, aim, fast <= COPY_TARGET * copy
    )


def entropies(words: Words, rounds: int) -> Figure:
    """The entropy of every guess, against the matrix it is read from."""
    matrix = pattern_matrix(words, words)
    build, read = (
        cpu(lambda: pattern_matrix(words, words), rounds),
        cpu(lambda: row_entropies(matrix), rounds),
    )
    aim = f"at most {ENTROPY_TARGET}"
    return Figure(
        f"{len(words):,} entropies",
        read,
        "their matrix",
        build,
        read / build,
        aim,
        read <= ENTROPY_TARGET * build,
    )


def opening(words: Words, rounds: int) -> Figure:
    """The best opening of a list."""
    spent = cpu(lambda: best_guess(words, words), rounds)
    word = best_guess(words, words)
    return Figure(
        f"best opening of {len(words):,} ({word})",
        spent,
        aim=f"under {OPENING_TARGET_S} s",
        reached=spent < OPENING_TARGET_S,
    )


def loops(words: Words, rounds: int, slow: int) -> list[Figure]:
    """The best opening of a few words by loops, and what that makes for as many words as above."""
    assert pattern_by_pattern(words, words) == drawer_by_drawer(words, words) == best_guess(words, words)
    fast = cpu(lambda: best_guess(words, words), 3 * rounds)
    ways = {"pattern by pattern": pattern_by_pattern, "drawer by drawer": drawer_by_drawer}
    found = []
    for name, way in ways.items():
        spent = cpu(lambda way=way: way(words, words), slow)
        found.append(Figure(f"best opening of {len(words)}", fast, name, spent, spent / fast))
        hours = spent * (OPENINGS / len(words)) ** 2 / 3600
        print(f"{name}: {OPENINGS:,} words would take about {hours:.2g} h of CPU", file=sys.stderr)
    return found


def figures(rounds: int, slow: int) -> list[Figure]:
    """Everything, from the smallest list to the largest."""
    small, frequent = load("app7"), load("french_frequent", 5)
    many = list(dict.fromkeys([*frequent, *load("french", 5), *load("english", 5)]))
    return [
        *loops(small[:FEW], rounds, slow),
        pairs(small, rounds, slow),
        pairs(frequent[:1000], rounds, slow),
        pairs(frequent[:2000], rounds, slow),
        copies(many[: BIG[0]], many[: BIG[1]], rounds),
        entropies(many[:OPENINGS], rounds),
        opening(many[:OPENINGS], rounds),
    ]


def main() -> None:
    """Print the table; the exit status says whether every aim is reached."""
    options = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    options.add_argument("--rounds", type=int, default=5, help="measures of what is fast (5)")
    options.add_argument("--slow-rounds", type=int, default=3, help="measures of what is slow (3)")
    given = options.parse_args()
    found = figures(given.rounds, given.slow_rounds)
    print("| what | CPU s | beside | CPU s | ratio | aim | reached |\n|---|---|---|---|---|---|---|")
    print("\n".join(figure.row() for figure in found))
    sys.exit(not all(figure.reached for figure in found))


if __name__ == "__main__":
    main()
