"""Whole strategies for Wordle: how many guesses every secret takes, from one walk through the decision tree.

Glossary
    guess, secret   a word that may be played; a word that may have to be found. Every secret may be played.
    reply           what the game answers, as a number; all the secrets that give the same reply stay together
    node            the secrets that are still possible, as their numbers in the list of secrets, in order
    allowed         the words that may be played at a node, as their numbers in the list of guesses, in order
    strategy        the word to play at a node
    opening         the word played first
    tree            what a strategy makes of a game: a node, the word played there, and a node below for each reply

A game played secret by secret asks the strategy again for each of 2,315 secrets what it has answered already. Here
each node is visited once, and the secrets that it holds move down together.

Ties, unless a strategy says otherwise: a word that may be the secret comes before one that cannot be, then the order
of the list of guesses. Scores that differ by less than EQUAL are the same score.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from reference.sutom_information import letters, pattern_matrix

Numbers = NDArray[np.int64]
Scores = NDArray[np.float64]
Strategy = Callable[[Numbers, Numbers], int]  # node, allowed -> the guess

EQUAL = 1e-9


@dataclass(frozen=True, eq=False, repr=False)
class Game:
    """The words, and the reply to each guess for each secret."""

    guesses: tuple[str, ...]
    secrets: tuple[str, ...]
    replies: NDArray[
        np.unsignedinteger
    ]  # replies[secret, guess]: one secret after another is how they are read
    own: Numbers  # own[secret]: its number among the guesses
    won: int  # the reply that ends the game

    @cached_property
    def letters(self) -> NDArray[np.uint32]:
        """The letters of each guess, one row a guess."""
        table: NDArray[np.uint32] = letters(list(self.guesses))
        return table

    def number(self, guess: str) -> int:
        """Where a word stands among the guesses."""
        return self.guesses.index(guess)


def make_game(guesses: Sequence[str], secrets: Sequence[str]) -> Game:
    """The game of these words: one length, no word twice, and every secret is a guess."""
    number = {guess: i for i, guess in enumerate(guesses)}
    if len({len(word) for word in (*guesses, *secrets)}) != 1:
        raise ValueError("guesses and secrets: the words must all have the same length: load one length")
    if len(number) < len(guesses) or len(set(secrets)) < len(secrets):
        raise ValueError("guesses and secrets: a word stands twice in a list: remove duplicates")
    if strangers := [word for word in secrets if word not in number]:
        raise ValueError(f"secrets: {strangers[0]!r} is not among the guesses: add it to them")
    matrix = compact(pattern_matrix(list(guesses), list(secrets)))
    own = np.array([number[word] for word in secrets], dtype=np.int64)
    return Game(tuple(guesses), tuple(secrets), np.ascontiguousarray(matrix.T), own, int(matrix[own[0], 0]))


def compact(matrix: NDArray[np.unsignedinteger]) -> NDArray[np.unsignedinteger]:
    """The same replies with smaller numbers: of the 59,049 patterns of ten letters, few occur in a list."""
    if matrix.dtype == np.uint8:
        return matrix
    occurs = np.zeros(int(matrix.max()) + 1, dtype=bool)
    occurs[matrix.ravel()] = True
    ranks = np.cumsum(occurs) - 1
    smaller: NDArray[np.unsignedinteger] = ranks.astype(np.min_scalar_type(ranks[-1]))[matrix]
    return smaller


@dataclass(frozen=True, eq=False, repr=False)
class Outcome:
    """How many guesses each secret takes."""

    counts: Numbers

    @property
    def total(self) -> int:
        """Guesses in all, over the secrets."""
        return int(self.counts.sum())

    @property
    def mean(self) -> float:
        """Guesses a secret."""
        return self.total / len(self.counts)

    @property
    def worst(self) -> int:
        """Guesses for the hardest secret."""
        return int(self.counts.max())

    @property
    def distribution(self) -> dict[int, int]:
        """How many secrets take one guess, two, three..."""
        return dict(sorted(Counter(self.counts.tolist()).items()))

    def over(self, secrets: Iterable[int]) -> Outcome:
        """The same for some of the secrets only."""
        return Outcome(self.counts[list(secrets)])


def evaluate(game: Game, strategy: Strategy, opening: str | None = None, hard: bool = False) -> Outcome:
    """What a strategy makes of every secret; in hard mode, its guesses must use what the replies have revealed."""
    counts = np.zeros(len(game.secrets), dtype=np.int64)
    everything = np.arange(len(game.secrets)), np.arange(len(game.guesses))
    waiting = [(*everything, 1)]
    while waiting:
        node, allowed, turn = waiting.pop()
        guess = game.number(opening) if opening and turn == 1 else strategy(node, allowed)
        for secrets, won in split(game, node, guess):
            if won:
                counts[secrets] = turn
            elif len(secrets) == len(node):
                raise ValueError(
                    f"{game.guesses[guess]!r} teaches nothing about {len(node)} secrets: never ends"
                )
            else:
                legal = still_legal(game, allowed, guess, int(secrets[0])) if hard else allowed
                waiting.append((secrets, legal, turn + 1))
    return Outcome(counts)


def split(game: Game, node: Numbers, guess: int) -> Iterator[tuple[Numbers, bool]]:
    """The secrets of a node that give the same reply, and whether that reply ends the game."""
    replies = game.replies[node, guess]
    order = np.argsort(replies, kind="stable")
    ranked = replies[order]
    starts = np.flatnonzero(np.diff(ranked, prepend=ranked[0] ^ 1))
    for secrets, start in zip(np.split(node[order], starts[1:]), starts, strict=True):
        yield secrets, int(ranked[start]) == game.won


def still_legal(game: Game, allowed: Numbers, guess: int, secret: int) -> Numbers:
    """The words that the official hard mode still allows after a guess.

    Letters well placed stay where they are, letters revealed are played again, as many times as they were revealed.
    What is known to be absent may be played, and a misplaced letter may stay where it was: the rule that the next
    guess be a possible secret is a stronger one.
    """
    played, hidden = game.letters[guess], game.letters[game.own[secret]]
    words = game.letters[allowed]
    placed = played == hidden
    legal = (words[:, placed] == played[placed]).all(axis=1)
    for letter in np.unique(played):
        revealed = min((played == letter).sum(), (hidden == letter).sum())
        legal &= (words == letter).sum(axis=1) >= revealed
    kept: Numbers = allowed[legal]
    return kept


class Tally:
    """Shares the secrets of a node out by reply, for many guesses at once, one secret after another.

    Its cost is that of one addition for each (secret, guess), however few the secrets are: a histogram of 243 replies
    for each of 12,972 guesses would cost as much for three secrets as for a thousand.
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        self.width = int(game.replies.max()) + 1
        size = len(game.guesses) * self.width
        self.sizes = np.zeros(size, dtype=np.min_scalar_type(len(game.secrets)))  # secrets by (guess, reply)
        n = np.arange(1, len(game.secrets) + 1)
        self.growth = np.diff(n * np.log2(n), prepend=0)  # of n log2 n, when a group gets one secret more

    def count(self, node: Numbers, pool: Numbers) -> tuple[Numbers, Scores]:
        """For each guess of the pool: how many groups, and the sum of n log2 n over their sizes n."""
        places = np.arange(len(pool)) * self.width
        groups, spread = np.zeros(len(pool), dtype=np.int64), np.zeros(len(pool))
        whole = len(pool) == len(self.game.guesses)
        for secret in node:
            replies = self.game.replies[secret]
            cells = places + (replies if whole else replies[pool])
            sizes = self.sizes[cells]
            groups += sizes == 0
            spread += self.growth[sizes]
            self.sizes[cells] = sizes + 1
        self.sizes[: len(pool) * self.width] = 0
        return groups, spread


def own_groups(game: Game, node: Numbers) -> Numbers:
    """For each secret of a small node, played there: how many groups it makes of the node."""
    ranked = np.sort(game.replies[node][:, game.own[node]], axis=0)
    groups: Numbers = (ranked[1:] != ranked[:-1]).sum(axis=0) + 1
    return groups


@dataclass(frozen=True, eq=False, repr=False)
class Entropy:
    """Plays the word whose reply tells most, in bits.

    When no more than `few` secrets are left, it plays the best of them (None: always one of them). At a tie, a possible
    secret comes first if `secrets_first`, then the order of the guesses.
    """

    game: Game
    few: int | None = 2
    secrets_first: bool = True

    @cached_property
    def tally(self) -> Tally:
        """Room to count in, kept from one node to the next."""
        return Tally(self.game)

    def __call__(self, node: Numbers, allowed: Numbers) -> int:
        possible = self.game.own[node]
        if self.few is None or len(node) <= self.few:
            return self.best(node, np.sort(possible))
        if self.secrets_first:
            perfect = own_groups(self.game, node) == len(node)
            if perfect.any():  # nothing can tell more, and nothing comes before it
                return int(possible[perfect].min())
        return self.best(node, allowed)

    def best(self, node: Numbers, pool: Numbers) -> int:
        """The best guess of the pool."""
        _, spread = self.tally.count(node, pool)
        equals = pool[spread <= spread.min() + EQUAL * len(node)]
        possible = equals[np.isin(equals, self.game.own[node])] if self.secrets_first else equals[:0]
        return int(possible[0] if len(possible) else equals[0])
