"""The correction of App 7 on its 297 words: entropies, games and benchmarks whose values are known."""

from __future__ import annotations

import json
import math
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from reference.app7_wordle_csp import (
    EntropySolver,
    benchmark_solver,
    compute_entropy,
    compute_feedback,
    feedback_distribution,
    filter_words,
    load_words,
    rank_by_entropy,
)

ROOT = Path(__file__).parent.parent
DATA = ROOT / "assignments" / "app7_wordle_csp" / "data"
WORDS = load_words(str(DATA / "mots.txt"))
SECRETS = ["CRANE", "FLEUR", "MONDE", "PISTE", "VAGUE"]


def signs(guess: str, answer: str) -> str:
    """The reply as signs: _ grey, Y yellow, G green."""
    return "".join("_YG"[color] for color in compute_feedback(guess, answer))


@pytest.mark.parametrize(
    ("guess", "bits"),
    [
        ("CRANE", 5.445137), ("ADORE", 4.953573), ("AIMER", 5.027132), ("TABLE", 5.081615),
        ("EXTRA", 4.128098), ("FLEUR", 4.367929), ("PISTE", 4.818384), ("REGLE", 4.759388),
    ],
)  # fmt: skip
def test_entropies(guess: str, bits: float) -> None:
    assert compute_entropy(guess, WORDS) == pytest.approx(bits, abs=1e-6)
    assert compute_entropy(guess, []) == 0


def test_ranking_of_the_openings() -> None:
    ranking = rank_by_entropy(WORDS, top_n=297)
    assert [(word, round(bits, 4)) for word, bits in ranking[:10]] == [
        ("LAINE", 5.5115), ("PAIRE", 5.4658), ("CLAIR", 5.465), ("CARTE", 5.4638), ("CRANE", 5.4451),
        ("TRACE", 5.4044), ("TRAIN", 5.3747), ("LANCE", 5.3664), ("PARIE", 5.3537), ("ANCRE", 5.2983),
    ]  # fmt: skip
    assert [(word, round(bits, 4)) for word, bits in ranking[-5:]] == [
        ("YACHT", 3.5179), ("MODEM", 3.5154), ("CHOIX", 3.494), ("CYCLE", 3.467), ("HYPER", 3.3766),
    ]  # fmt: skip
    assert rank_by_entropy(WORDS) == ranking[:10]
    assert max(bits for _, bits in ranking) < math.log2(297) == pytest.approx(8.214319, abs=1e-6)


@pytest.mark.parametrize(
    ("guess", "patterns", "largest", "commonest", "remaining"),
    [
        ("LAINE", 76, 33, (0, 0, 0, 0, 2), 10.5354),
        ("APPEL", 37, 67, (0, 0, 0, 1, 0), 29.6869),
        ("HYPER", 32, 90, (0, 0, 0, 1, 0), 47.8215),
    ],
)
def test_groups(
    guess: str, patterns: int, largest: int, commonest: tuple[int, ...], remaining: float
) -> None:
    groups = feedback_distribution(guess, WORDS)
    assert (len(groups), max(groups.values()), groups[commonest]) == (patterns, largest, largest)
    assert sum(size * size for size in groups.values()) / 297 == pytest.approx(remaining, abs=1e-4)


def test_the_mean_that_is_left_is_not_what_the_entropy_suggests() -> None:
    assert 297 / 2 ** compute_entropy("LAINE", WORDS) == pytest.approx(6.5105, abs=1e-4)


@pytest.mark.parametrize(
    ("answer", "game"),
    [
        ("CRANE", "LAINE _Y_GG 297 5.51, ARENE YG_GG 2 1.00, CRANE GGGGG 1 0.00"),
        ("FLEUR", "LAINE Y___Y 297 5.51, GELER _YY_G 5 2.32, FLEUR GGGGG 1 0.00"),
        ("MONDE", "LAINE ___YG 297 5.51, CONTE _GG_G 9 2.20, MONDE GGGGG 2 1.00"),
        ("PISTE", "LAINE __Y_G 297 5.51, VITRE _GY_G 11 3.28, MIXTE _G_GG 2 1.00, PISTE GGGGG 1 0.00"),
        ("VAGUE", "LAINE _G__G 297 5.51, BARGE _G_YG 21 3.06, VAGUE GGGGG 1 0.00"),
    ],
)
def test_games_of_the_entropy_solver(answer: str, game: str) -> None:
    left, told = WORDS, []
    for guess in EntropySolver(WORDS, "LAINE").solve(answer):
        told.append(f"{guess} {signs(guess, answer)} {len(left)} {compute_entropy(guess, left):.2f}")
        left = filter_words(left, guess, compute_feedback(guess, answer))
    assert ", ".join(told) == game
    assert EntropySolver(WORDS).solve(answer) == EntropySolver(WORDS, "LAINE").solve(answer)


def test_chance_may_win_over_five_games() -> None:
    """The usual notebook's random games take 2, 3, 2, 3 and 5 guesses: 3.0 on average."""
    solver = EntropySolver(WORDS, "LAINE")
    assert sum(len(solver.solve(secret)) for secret in SECRETS) / 5 == 3.2


def test_entropy_solver_on_all_secrets() -> None:
    solver = EntropySolver(WORDS, "LAINE")
    rounds = Counter(len(solver.solve(answer)) for answer in WORDS)
    assert rounds == {1: 1, 2: 75, 3: 174, 4: 42, 5: 5}
    assert sum(number * games for number, games in rounds.items()) == 866


def total_of(choose: Callable[[tuple[str, ...]], str]) -> tuple[int, int]:
    """All the guesses that a way of choosing takes on the 297 secrets, LAINE first, and the longest game."""
    choice, lengths = cache(choose), []
    for answer in WORDS:
        guess, left, count = "LAINE", tuple(WORDS), 1
        while guess != answer:
            left = tuple(filter_words(list(left), guess, compute_feedback(guess, answer)))
            guess, count = choice(left), count + 1
        lengths.append(count)
    return sum(lengths), max(lengths)


def test_the_tie_rule_changes_the_games() -> None:
    last = total_of(lambda left: rank_by_entropy(list(left), list(reversed(left)))[0][0])
    assert last == (864, 5)


def test_guesses_that_are_ruled_out_help_a_little() -> None:
    def choose(left: tuple[str, ...]) -> str:
        pool = [*left, *(word for word in WORDS if word not in left)]
        return left[0] if len(left) <= 2 else rank_by_entropy(list(left), pool)[0][0]

    assert total_of(choose) == (860, 4)


# -- benchmarks --------------------------------------------------------------------------------------------


def test_benchmark_of_the_entropy_solver() -> None:
    assert benchmark_solver(EntropySolver(WORDS, "LAINE"), WORDS) == {
        "n_games": 100, "n_won": 100, "win_rate": 100.0, "avg_guesses": 2.86, "worst_case": 5,
        "guess_distribution": {2: 26, 3: 64, 4: 8, 5: 2},
    }  # fmt: skip


def printed(code: str, hash_seed: str) -> str:
    """What a program that has the correction and the words prints, under this seed of `hash`."""
    start = f"from reference.app7_wordle_csp import *\nimport json, random\nWORDS = load_words({str(DATA / 'mots.txt')!r})\n"
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        [sys.executable, "-c", start + code], capture_output=True, text=True, check=True, env=environment
    )
    return done.stdout


def test_benchmarks_do_not_depend_on_the_hash_of_texts() -> None:
    code = "print(benchmark_solver(SimpleFilterSolver(WORDS), WORDS), benchmark_solver(CSPWordleSolver(WORDS), WORDS))"
    first = printed(code, "0")
    assert printed(code, "1") == first
    assert first.count("'avg_guesses': 3.3,") == 2  # both play the same games


@pytest.mark.parametrize("solver", ["SimpleFilterSolver", "CSPWordleSolver"])
def test_figures_of_the_usual_notebook(solver: str) -> None:
    """It seeds each game with `hash(answer)`: its figures come back under PYTHONHASHSEED=0 only."""
    code = f"""
random.seed(42)
lengths = []
for answer in random.sample(WORDS, 100):
    random.seed(hash(answer) % 2**31)
    lengths.append(len({solver}(WORDS).solve(answer)))
print(json.dumps(lengths))
"""
    lengths = json.loads(printed(code, "0"))
    assert sum(lengths) / 100 == 3.11
    assert Counter(lengths) == {2: 19, 3: 53, 4: 26, 5: 2}
