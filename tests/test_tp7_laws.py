"""What the hidden tests of TP7 assume about chance and about their tiny lists."""

from __future__ import annotations

import contextlib
import runpy
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from math import comb
from pathlib import Path
from typing import Any

import numpy as np
import pytest

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "assignments" / "tp7_wordle"
INPUTS = runpy.run_path(str(FOLDER / "hidden_tests" / "conftest.py"))
LIST_OF = {220: "SMALL", 88: "SCORED"}  # in which list so many games are played
SELDOM = 1e-7  # how often a right answer may fail

Functions = dict[str, Any]
Law = dict[int, float]


@pytest.fixture(scope="module")
def tp7() -> Functions:
    """The correction."""
    with contextlib.chdir(FOLDER / "data"):
        return runpy.run_path(str(ROOT / "reference" / "tp7_wordle.py"))


class Laws:
    """The laws of how many guesses a game at random takes, the last word left being counted or not."""

    def __init__(self, reply) -> None:
        self.reply = cache(reply)
        self.law = cache(self._law)

    def _law(self, secret: str, left: tuple[str, ...], counted: bool) -> Counter[int]:
        found: Counter[int] = Counter()
        if not counted and len(set(left)) == 1:
            return Counter({0: Fraction(1)})
        for guess in left:
            kept = tuple(word for word in left if self.reply(word, guess) == self.reply(secret, guess))
            rest = {0: Fraction(1)} if guess == secret else self.law(secret, kept, counted)
            for guesses, chance in rest.items():
                found[guesses + 1] += chance / len(left)
        return found

    def of(self, secret: str, name: str, counted: bool) -> Iterator[Law]:
        """For one secret in a tiny list, whose duplicates are kept, or not."""
        for words in lists(name):
            yield {guesses: float(chance) for guesses, chance in self.law(secret, words, counted).items()}

    def of_any(self, name: str, counted: bool) -> Iterator[Law]:
        """For a secret drawn from the list."""
        for words in lists(name):
            total: Counter[int] = Counter()
            for secret in words:
                for guesses, chance in self.law(secret, words, counted).items():
                    total[guesses] += chance / len(words)
            yield {guesses: float(chance) for guesses, chance in total.items()}


def lists(name: str) -> tuple[tuple[str, ...], ...]:
    """A tiny list with its duplicates and without them."""
    return tuple(sorted(INPUTS[name])), tuple(sorted(set(INPUTS[name])))


@pytest.fixture(scope="module")
def laws(tp7: Functions) -> Laws:
    """The laws that follow from the rule of the replies."""
    return Laws(tp7["reponse"])


def sums(law: Law, games: int) -> np.ndarray:
    """The law of the total of so many games."""
    once = np.zeros(max(law) + 1)
    for guesses, chance in law.items():
        once[guesses] = chance
    total = np.ones(1)
    for _ in range(games):
        total = np.convolve(total, once)
    return total


def at_least(law: Law, guesses: int) -> float:
    """The probability of so many guesses or more."""
    return sum(chance for count, chance in law.items() if count >= guesses)


@pytest.mark.parametrize("counted", [True, False])
def test_the_mean_stays_within_its_bounds(laws: Laws, counted: bool) -> None:
    suite = runpy.run_path(str(FOLDER / "hidden_tests" / "test_nombre_coups.py"))
    for games, (low, high) in suite["LAST_WORD_COUNTED" if counted else "LAST_WORD_NOT_COUNTED"].items():
        for law in laws.of_any(LIST_OF[games], counted):
            total = sums(law, games)
            means = np.arange(len(total)) / games
            assert total[(means < low) | (means > high)].sum() < SELDOM / 5


@pytest.mark.parametrize("counted", [True, False])
def test_two_means_that_are_near_are_not_those_of_one_word(laws: Laws, counted: bool) -> None:
    low, high = runpy.run_path(str(FOLDER / "hidden_tests" / "test_nombre_coups.py"))["NEAR"][counted]

    def near(law: Law) -> float:
        total = sums(law, 66)
        means = np.arange(len(total)) / 66
        return float(total[(means >= low) & (means <= high)].sum())

    of_words = zip(*(map(near, laws.of(word, "SMALL", counted)) for word in INPUTS["SMALL"]), strict=True)
    for law, chances in zip(laws.of_any("SMALL", counted), of_words, strict=True):
        assert near(law) ** 2 > 0.88
        assert (2 * np.mean(chances) ** 2 < 5e-5, 2 * max(chances) ** 2 < 1.7e-4) == (True, True)


def test_a_first_lot_of_threes_is_seldom_enough_for_who_divides_by_one_less(laws: Laws) -> None:
    for counted, most in ((True, 3), (False, 2.4)):
        for law in laws.of_any("SCORED", counted):
            even = sums(law, 3)
            even[1::2] = 0
            total = sums(dict(enumerate(even)), 8)
            assert total[: int(most * 16) + 1].sum() < 1e-4


def test_numbers_of_guesses_that_leave_no_doubt(laws: Laws) -> None:
    numbers = runpy.run_path(str(FOLDER / "hidden_tests" / "test_resolution2.py"))["ALL"]
    assert all(set(law) == numbers for law in laws.of("malle", "SMALL", True))
    assert all(max(law) < max(numbers) for law in laws.of("malle", "SMALL", False))
    assert all(max(law) <= 9 for counted in (True, False) for law in laws.of("fente", "ALIKE", counted))


def test_three_games_are_seldom_a_multiple_of_three(laws: Laws) -> None:
    every = [law for counted in (True, False) for law in laws.of_any("SCORED", counted)]
    assert all(sums(law, 3)[::3].sum() ** 17 < SELDOM for law in every)


@pytest.mark.parametrize("counted", [True, False])
def test_games_at_random_are_longer_than_games_with_method(laws: Laws, counted: bool) -> None:
    assert all((1 - at_least(law, 3 + counted)) ** 88 < SELDOM for law in laws.of_any("SCORED", counted))


@pytest.mark.parametrize("counted", [True, False])
def test_long_games_are_seen(laws: Laws, counted: bool) -> None:
    assert all((1 - at_least(law, 7)) ** 50 < SELDOM for law in laws.of("fente", "ALIKE", counted))


@pytest.mark.parametrize("counted", [True, False])
def test_more_than_two_guesses_are_seen(laws: Laws, counted: bool) -> None:
    assert all((1 - at_least(law, 3)) ** 60 < SELDOM for law in laws.of("malle", "SMALL", counted))


@pytest.mark.parametrize("counted", [True, False])
def test_four_guesses_are_seen_for_the_word_that_who_swaps_finds_at_the_third(
    laws: Laws, counted: bool
) -> None:
    swapped = Laws(lambda secret, guess: laws.reply(guess, secret))
    for right, other in zip(
        laws.of("tente", "ALIKE", counted), swapped.of("tente", "ALIKE", counted), strict=True
    ):
        assert ((1 - at_least(right, 4)) ** 20 < SELDOM, max(other) <= 3) == (True, True)


def test_four_guesses_are_seen_when_the_last_word_is_not_counted(laws: Laws) -> None:
    assert all((1 - at_least(law, 4)) ** 64 < SELDOM for law in laws.of("malle", "SMALL", False))


def test_one_guess_is_seen_but_not_too_often(laws: Laws) -> None:
    for law in laws.of("pelle", "SMALL", True):
        one = law[1]
        often = sum(comb(140, count) * one**count * (1 - one) ** (140 - count) for count in range(52, 141))
        assert ((1 - one) ** 140 < SELDOM, often < SELDOM) == (True, True)


def test_draws_stay_within_their_bounds() -> None:
    def more(times: int, chance: float, limit: int) -> float:
        return sum(
            comb(times, k) * chance**k * (1 - chance) ** (times - k) for k in range(limit + 1, times + 1)
        )

    assert 6 * more(720, 1 / 3, 320) + 2 * more(719, 1 / 3, 320) < SELDOM
    assert (
        6 * more(720, 2 / 3, 560) + 2 * more(719, 2 / 3, 559) < SELDOM
    )  # those that are not drawn: 160 or fewer are
    assert more(70, 1 / 16, 20) < SELDOM


def test_one_word_is_best_at_each_step_of_the_scored_list(tp7: Functions) -> None:
    guesses = runpy.run_path(str(FOLDER / "hidden_tests" / "test_resolution3.py"))
    expected = guesses["GUESSES"] | guesses["TWICE"]
    for words in (INPUTS["SCORED"], sorted(set(INPUTS["SCORED"]))):
        assert {secret: best_game(tp7, words, secret) for secret in expected} == expected


def best_game(tp7: Functions, words: list[str], secret: str) -> tuple[int, int]:
    """The guesses of the best play until the secret is played, and until it is the only word left."""
    played, alone = 0, None
    guess = ""
    while guess != secret:
        matrix = tp7["compter"](words)
        scores = {word: tp7["heuristique"](matrix, word) for word in words}
        (guess,) = [word for word in scores if scores[word] == max(scores.values())]
        words = tp7["possibles"](words, guess, tp7["reponse"](secret, guess))
        played += 1
        if alone is None and set(words) == {secret}:
            alone = played
    assert alone is not None
    return played, alone


def test_the_best_words_of_the_small_list_are_not_those_that_tell_how_the_last_one_is_counted(tp7) -> None:
    for words in lists("SMALL"):
        matrix = tp7["compter"](words)
        scores = {word: tp7["heuristique"](matrix, word) for word in words}
        assert not {"pelle", "canne"} & {word for word in words if scores[word] == max(scores.values())}
        assert all(len(left(tp7, words, word, "pelle")) < 2 for word in words)


def left(tp7: Functions, words, guess: str, secret: str) -> set[str]:
    """The words that are left after a guess."""
    return set(tp7["possibles"](words, guess, tp7["reponse"](secret, guess)))


def test_a_wrong_guess_rules_out_itself_only_among_words_that_are_alike(tp7: Functions) -> None:
    alike = INPUTS["ALIKE"]
    chain = set(runpy.run_path(str(FOLDER / "hidden_tests" / "test_resolution.py"))["LONG"])
    assert (len(chain), chain < set(alike)) == (8, True)
    for guess in alike:
        for secret in chain - {guess}:
            assert left(tp7, alike, guess, secret) & chain == chain - {guess}
    assert "_" not in tp7["reponse"]("fente", "tente")
    assert "_" not in tp7["reponse"]("niche", "chien")


def test_refused_words_and_impossible_replies_have_no_double(tp7: Functions) -> None:
    small = set(INPUTS["SMALL"])
    for secret in small:
        replies = {tp7["reponse"](secret, word) for word in small}
        assert not replies & {
            "*****",
            "_____",
            tp7["reponse"](secret, "peine"),
            tp7["reponse"](secret, "solei"),
        }
        assert not any(tp7["reponse"](secret, "page") in reply for reply in replies)
