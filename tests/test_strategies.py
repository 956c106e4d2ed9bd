"""Whole strategies: exact totals on the lists of the kit, and the walk against games played one by one."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from math import log2

import numpy as np
import pytest

from reference.strategies import (
    Entropy,
    Game,
    Numbers,
    Outcome,
    Tally,
    evaluate,
    make_game,
    split,
    still_legal,
)
from reference.strategies_sutom import sutom_table
from reference.sutom_information import compute_pattern
from wordlists import load

# Totals and distributions, with the tie rule that `strategies` states.
ENGLISH = {
    "entropy": (8005, {2: 76, 3: 1151, 4: 975, 5: 94, 6: 5}),
    "hard": (8257, {2: 111, 3: 1034, 4: 921, 5: 175, 6: 48, 7: 10, 8: 2}),
}
FRENCH = (3726, {2: 89, 3: 771, 4: 295, 5: 11})
SUTOM = {5: (5748, 7), 6: (5067, 4), 7: (4699, 4), 8: (4454, 4), 9: (4250, 3), 10: (4213, 3)}  # total, worst

# They differ by one letter: playing one of them says nothing about the others.
ALIKE = ["bales", "cales", "dales", "gales", "males", "pales", "sales"]


@pytest.fixture(scope="module")
def app7() -> Game:
    """The small list of the notebook, where every word may be played and may be the secret."""
    return make_game(load("app7"), load("app7"))


@pytest.fixture(scope="module")
def english() -> Game:
    """The English lists of the kit."""
    return make_game(load("english"), load("english_answers"))


def figures(outcome: Outcome) -> tuple[int, dict[int, int]]:
    return outcome.total, outcome.distribution


# -- known totals ------------------------------------------------------------------------------------------


def test_strategy_of_the_notebook(app7: Game) -> None:
    """It plays possible secrets only, the first of equals."""
    outcome = evaluate(app7, Entropy(app7, few=None), "laine")
    assert figures(outcome) == (866, {1: 1, 2: 75, 3: 174, 4: 42, 5: 5})
    assert figures(evaluate(app7, Entropy(app7, few=None))) == figures(
        outcome
    )  # it opens with LAINE by itself
    assert (outcome.worst, round(outcome.mean, 6)) == (5, 2.915825)


def test_strategy_of_the_notebook_on_its_seeded_sample(app7: Game) -> None:
    sample = random.Random(42).sample(range(297), 100)
    outcome = evaluate(app7, Entropy(app7, few=None)).over(sample)
    assert (outcome.mean, outcome.distribution) == (2.86, {2: 26, 3: 64, 4: 8, 5: 2})


def test_any_word_may_be_played(app7: Game) -> None:
    assert figures(evaluate(app7, Entropy(app7))) == (860, {1: 1, 2: 66, 3: 193, 4: 37})


def test_tie_rule_is_part_of_a_total(app7: Game) -> None:
    assert evaluate(app7, Entropy(app7, secrets_first=False)).total != 860


def test_english_by_entropy(english: Game) -> None:
    assert figures(evaluate(english, Entropy(english), "salet")) == ENGLISH["entropy"]


def test_english_in_hard_mode(english: Game) -> None:
    assert figures(evaluate(english, Entropy(english), "salet", hard=True)) == ENGLISH["hard"]


def test_french_by_entropy() -> None:
    french = make_game(load("french", 5), load("french_answers", 5))
    assert figures(evaluate(french, Entropy(french), "tarie")) == FRENCH


@pytest.mark.parametrize("length", range(5, 11))
def test_sutom_for_every_first_letter(length: int) -> None:
    """The 2,000 most frequent words of each length."""
    words = load("french_frequent", length)[:2000]
    table = sutom_table(words, words)
    assert [row.letter for row in table] == sorted({word[0] for word in words})
    assert sum(len(row.outcome.counts) for row in table) == 2000
    assert all(row.opening in words and row.opening[0] == row.letter for row in table)
    worst = max(row.outcome.worst for row in table)
    assert (sum(row.outcome.total for row in table), worst) == SUTOM[length]


def test_sutom_letter_of_one_word() -> None:
    only, several = sutom_table(["zebre", "arbre", "avion"], ["zebre", "arbre", "avion"])[::-1]
    assert (only.opening, only.bits, only.outcome.total) == ("zebre", 0, 1)
    assert (several.opening, several.bits, several.outcome.total) == ("arbre", 1, 3)


# -- the walk is the games ---------------------------------------------------------------------------------


def played(game: Game, strategy: Callable[[Numbers, Numbers], int], secret: str, hard: bool) -> list[str]:
    """One game, with nothing of the walk: every word still possible is compared again."""
    node, allowed = np.arange(len(game.secrets)), np.arange(len(game.guesses))
    words: list[str] = []
    while not words or words[-1] != secret:
        words.append(game.guesses[strategy(node, allowed)])
        reply = compute_pattern(words[-1], secret)
        node = np.array(
            [i for i in node if compute_pattern(words[-1], game.secrets[i]) == reply], dtype=np.int64
        )
        if hard:
            keeps = [official(game.guesses[i], words[-1], secret) for i in allowed]
            allowed = allowed[keeps]
    return words


def official(word: str, guess: str, secret: str) -> bool:
    """Whether a word may follow a guess in the official hard mode, said plainly."""
    placed = all(word[i] == guess[i] for i in range(len(guess)) if guess[i] == secret[i])
    revealed = Counter(guess) & Counter(secret)
    return placed and not revealed - Counter(word)


@pytest.mark.parametrize("hard", [False, True])
@pytest.mark.parametrize("few", [None, 2, 3])
def test_walk_counts_what_games_played_one_by_one_take(few: int | None, hard: bool) -> None:
    game = make_game(load("app7")[:60], load("app7")[5:45])
    strategy = Entropy(game, few)
    counts = [len(played(game, strategy, secret, hard)) for secret in game.secrets]
    assert evaluate(game, strategy, hard=hard).counts.tolist() == counts


def test_tally_is_a_histogram(app7: Game) -> None:
    node, pool = np.array([3, 7, 30, 100, 200, 296]), np.array([0, 5, 296])
    for _ in range(2):  # the second time, nothing of the first is left
        for chosen in (pool, np.arange(297)):
            groups, spread = Tally(app7).count(node, chosen)
            sizes = [list(Counter(app7.replies[node, guess].tolist()).values()) for guess in chosen]
            assert groups.tolist() == list(map(len, sizes))
            assert spread == pytest.approx([sum(n * log2(n) for n in group) for group in sizes])


def test_long_words_have_small_replies() -> None:
    words = load("french_frequent", 10)[:300]
    game = make_game(words, words[:200])
    assert 242 < game.replies.max() < 3**10 // 4
    codes = np.array([[compute_pattern(guess, secret) for guess in words[:40]] for secret in words[:40]])
    same = game.replies[:40, :40]
    assert len({*zip(codes.ravel().tolist(), same.ravel().tolist(), strict=True)}) == len(np.unique(codes))
    assert len(np.unique(same)) == len(np.unique(codes))


# -- the rule of the hard mode -----------------------------------------------------------------------------


def legal_after(game: Game, guess: str, secret: str) -> list[str]:
    allowed = np.arange(len(game.guesses))
    legal = still_legal(game, allowed, game.number(guess), game.secrets.index(secret))
    return [game.guesses[i] for i in legal]


def test_official_hard_mode_allows_more_than_the_possible_secrets(app7: Game) -> None:
    legal = legal_after(app7, "laine", "crane")
    assert legal == ["arene", "canne", "crane", "haine", "laine", "panne"]
    reply = compute_pattern("laine", "crane")
    assert [word for word in legal if compute_pattern("laine", word) == reply] == ["arene", "crane"]


def test_hard_mode_counts_copies() -> None:
    game = make_game(["eleve", "verre", "belle", "prune", "terre", "frele"], ["belle", "terre", "prune"])
    assert legal_after(game, "eleve", "belle") == ["eleve", "belle", "frele"]  # two e and an l
    assert legal_after(game, "eleve", "prune") == ["eleve", "verre", "belle", "prune", "terre", "frele"]


@pytest.mark.parametrize(("guess", "secret"), [("laine", "crane"), ("elles", "belle"), ("terre", "arret")])
def test_hard_mode_as_said_plainly(guess: str, secret: str) -> None:
    words = load("french_answers", 5)
    game = make_game(list(dict.fromkeys([guess, secret, *words])), [secret])
    assert legal_after(game, guess, secret) == [
        word for word in game.guesses if official(word, guess, secret)
    ]


# -- what is refused ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("guesses", "secrets", "told"),
    [
        (["arbre", "mot"], ["arbre"], "the same length"),
        (["arbre"], ["mot"], "the same length"),
        (["arbre", "arbre"], ["arbre"], "stands twice"),
        (["arbre"], ["arbre", "arbre"], "stands twice"),
        (["arbre"], ["arbre", "heure"], "'heure' is not among the guesses: add it"),
        ([], [], "the same length"),
    ],
)
def test_words_that_make_no_game(guesses: list[str], secrets: list[str], told: str) -> None:
    with pytest.raises(ValueError, match=told):
        make_game(guesses, secrets)


def test_strategy_that_never_ends_is_told() -> None:
    game = make_game(ALIKE, ALIKE)
    with pytest.raises(ValueError, match="'bales' teaches nothing about 6 secrets: never ends"):
        evaluate(game, lambda _node, _allowed: 0)


def test_split_keeps_the_order(app7: Game) -> None:
    groups = list(split(app7, np.arange(297), app7.number("laine")))
    assert len(groups) == 76
    assert max(len(group) for group, _ in groups) == 33
    assert all((np.diff(group) > 0).all() for group, _ in groups)
    assert [app7.secrets[int(group[0])] for group, won in groups if won] == ["laine"]
