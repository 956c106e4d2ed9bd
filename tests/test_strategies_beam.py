"""Trees by beam search: exact totals on the lists of the kit, and against all the trees of small games."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import pytest

from reference.strategies import Game, Numbers, evaluate, make_game
from reference.strategies_beam import beam_search, promising
from reference.sutom_information import compute_pattern
from tests.test_strategies import ALIKE, figures, official, played
from wordlists import load

# Totals and distributions, with the tie rule that `strategies_beam` states.
BEST_OF_APP7 = {1: 1, 2: 70, 3: 194, 4: 32}
BEST_OF_ENGLISH = (7952, {2: 90, 3: 1198, 4: 897, 5: 107, 6: 8, 7: 1})


@pytest.fixture(scope="module")
def app7() -> Game:
    """The small list of the notebook, where every word may be played and may be the secret."""
    return make_game(load("app7"), load("app7"))


def test_best_tree_of_the_small_list(app7: Game) -> None:
    plan = beam_search(app7, app7.guesses)
    assert (plan.opening, plan.total) == ("clair", 851)
    assert figures(evaluate(app7, plan, plan.opening)) == (851, BEST_OF_APP7)


def test_english_lists() -> None:
    english = make_game(load("english"), load("english_answers"))
    plan = beam_search(english, ["salet"], width=20)
    assert figures(evaluate(english, plan, "salet")) == BEST_OF_ENGLISH
    assert plan.total == BEST_OF_ENGLISH[0]


def test_plan_of_the_hard_mode_plays_legal_words() -> None:
    game = make_game(load("app7")[:60], load("app7")[5:45])
    plan = beam_search(game, game.guesses, hard=True)

    def opened(node: Numbers, allowed: Numbers) -> int:
        return game.number(plan.opening) if len(node) == len(game.secrets) else plan(node, allowed)

    games = [played(game, opened, secret, hard=True) for secret in game.secrets]
    assert sum(map(len, games)) == plan.total == evaluate(game, plan, plan.opening, hard=True).total
    for words in games:
        assert all(official(later, word, words[-1]) for i, word in enumerate(words) for later in words[i:])


# -- the beam against every tree ---------------------------------------------------------------------------


def cheapest(guesses: Sequence[str], secrets: Sequence[str], hard: bool) -> int:
    """The cost of the best tree, by trying all of them."""

    @lru_cache(None)
    def cost(node: frozenset[str], allowed: frozenset[str]) -> int:
        return min((total for guess in allowed if (total := with_guess(node, allowed, guess))), default=10**6)

    def with_guess(node: frozenset[str], allowed: frozenset[str], guess: str) -> int:
        groups: dict[int, set[str]] = {}
        for secret in node:
            groups.setdefault(compute_pattern(guess, secret), set()).add(secret)
        if len(groups) == 1 and guess not in node:
            return 0
        total = len(node)
        for group in groups.values():
            some = next(iter(group))
            legal = frozenset(word for word in allowed if official(word, guess, some)) if hard else allowed
            total += 0 if guess in group else cost(frozenset(group), legal)
        return total

    return cost(frozenset(secrets), frozenset(guesses))


@pytest.mark.parametrize("hard", [False, True])
@pytest.mark.parametrize(
    ("guesses", "secrets"),
    [
        (ALIKE, ALIKE),
        ([*ALIKE, "badge", "campe", "bicds"], ALIKE),
        (load("app7")[40:52], load("app7")[40:52]),
        (load("app7")[100:109], load("app7")[102:107]),
    ],
    ids=["one letter apart", "with help", "twelve", "five of nine"],
)
def test_wide_beam_finds_the_best_of_all_trees(guesses: list[str], secrets: list[str], hard: bool) -> None:
    game = make_game(guesses, secrets)
    plan = beam_search(game, guesses, width=len(guesses), hard=hard)
    assert (
        plan.total == cheapest(guesses, secrets, hard) == evaluate(game, plan, plan.opening, hard=hard).total
    )


def test_narrow_beam_is_a_tree_all_the_same(app7: Game) -> None:
    totals = []
    for width in (1, 5):
        plan = beam_search(app7, ["laine"], width)
        assert plan.total == evaluate(app7, plan, "laine").total
        totals.append(plan.total)
    assert totals == sorted(totals, reverse=True)


def test_promising_openings(app7: Game) -> None:
    """The bounds are not the costs: the best opening, CLAIR, is the thirteenth."""
    assert promising(app7, 13) == [
        "crane", "carte", "cadre", "laine", "trace", "lance", "paire", "train", "parie", "raide", "range", "ronce", "clair",
    ]  # fmt: skip
    assert beam_search(app7, promising(app7, 3)).total == 859


def test_two_secrets_cost_three() -> None:
    game = make_game(["arbre", "heure"], ["arbre", "heure"])
    plan = beam_search(game, game.guesses)
    assert (plan.total, plan.opening) == (3, "arbre")
