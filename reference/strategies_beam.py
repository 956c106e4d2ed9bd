"""The best tree that a beam search finds: at every node, only the most promising guesses are followed to the end.

Glossary (see also `strategies`)
    cost    the guesses that all the secrets of a node take together
    bound   a number that the cost cannot be below
    beam    the guesses that are followed at a node: the `width` ones with the lowest bound

What bounds the cost. A node of k secrets costs 2k - 1 at best: one secret is played and found, each of the others is
found by the guess after. So a guess that makes g groups of n secrets costs 3n - g at best, and one less if it is
itself one of them. Two kinds of nodes need no search: a secret that makes n groups costs 2n - 1, and nothing costs
less; then, any guess of bound 2n costs exactly that.

Ties: the lowest bound, then the most information, then the order of the guesses; the first that costs least stays.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np

from reference.strategies import Game, Numbers, Tally, own_groups, split, still_legal

UNKNOWN = 10**9  # more than any tree costs
Key = tuple[bytes, bytes]


@dataclass(frozen=True)
class Verdict:
    """What a node costs; without a guess, only that it costs as much at least."""

    cost: int
    guess: int | None


@dataclass(frozen=True, eq=False, repr=False)
class Plan:
    """A tree, as a strategy for `evaluate`: the guess of every node of three secrets or more after the opening."""

    game: Game
    opening: str
    total: int
    guesses: dict[Key, int]
    hard: bool

    def __call__(self, node: Numbers, allowed: Numbers) -> int:
        if len(node) <= 2:
            return int(self.game.own[node[0]])
        return self.guesses[key(node, allowed, self.hard)]


def beam_search(game: Game, openings: Iterable[str], width: int = 50, hard: bool = False) -> Plan:
    """The cheapest tree found that begins with one of these openings."""
    search = Search(game, width, hard)
    everything, best = (np.arange(len(game.secrets)), np.arange(len(game.guesses))), (UNKNOWN, "")
    for word in openings:
        guess = game.number(word)
        cost = search.below(*everything, guess, least(game, everything[0], guess), best[0])
        best = min(best, (cost, word), key=lambda found: found[0])
    total, opening = best
    guesses = {place: verdict.guess for place, verdict in search.known.items() if verdict.guess is not None}
    return Plan(game, opening, total, guesses, hard)


def promising(game: Game, number: int) -> list[str]:
    """The openings with the lowest bounds."""
    everything = np.arange(len(game.secrets)), np.arange(len(game.guesses))
    search = Search(game, number, hard=False)
    return [game.guesses[guess] for guess, _ in search.beam(*everything)]


def least(game: Game, node: Numbers, guess: int) -> int:
    """The bound of a guess."""
    return 3 * len(node) - len(np.unique(game.replies[node, guess])) - int(guess in game.own[node])


def key(node: Numbers, allowed: Numbers, hard: bool) -> Key:
    """What tells a node from another."""
    return node.tobytes(), allowed.tobytes() if hard else b""


class Search:
    """What is known of the nodes met so far."""

    def __init__(self, game: Game, width: int, hard: bool) -> None:
        self.game = game
        self.width = width
        self.hard = hard
        self.tally = Tally(game)
        self.known: dict[Key, Verdict] = {}

    def cost(self, node: Numbers, allowed: Numbers, limit: int) -> int:
        """The cost of a node if it is below the limit, else a number from the limit on."""
        if len(node) <= 2:
            return 2 * len(node) - 1
        place = key(node, allowed, self.hard)
        verdict = self.known.get(place)
        if verdict is None or (verdict.guess is None and verdict.cost < limit):
            verdict = self.at_once(node, limit) or self.at_length(node, allowed, limit)
            self.known[place] = verdict
        return verdict.cost

    def at_once(self, node: Numbers, limit: int) -> Verdict | None:
        """The verdict that its own secrets give, if they tell all of them apart, or all but two."""
        size, groups = len(node), own_groups(self.game, node)
        if groups.max() >= size - 1:
            return Verdict(2 * size - int(groups.max() == size), int(self.game.own[node[groups.argmax()]]))
        return Verdict(2 * size, None) if limit <= 2 * size else None

    def at_length(self, node: Numbers, allowed: Numbers, limit: int) -> Verdict:
        """The verdict of a search through the beam."""
        chosen = None
        for guess, bound in self.beam(node, allowed):
            if bound >= limit:
                break
            if bound == 2 * len(node):  # `at_once` found nothing cheaper
                return Verdict(bound, guess)
            cost = self.below(node, allowed, guess, bound, limit)
            if cost < limit:
                chosen, limit = guess, cost
        return Verdict(limit, chosen)

    def beam(self, node: Numbers, allowed: Numbers) -> list[tuple[int, int]]:
        """The most promising guesses, each with its bound."""
        groups, spread = self.tally.count(node, allowed)
        bounds = 3 * len(node) - groups - np.isin(allowed, self.game.own[node])
        order = np.lexsort((spread, bounds))[: self.width]
        return list(zip(allowed[order].tolist(), bounds[order].tolist(), strict=True))

    def below(self, node: Numbers, allowed: Numbers, guess: int, bound: int, limit: int) -> int:
        """The cost of a node where that guess is played, if it is below the limit, else a number from the limit on."""
        groups = [secrets for secrets, won in split(self.game, node, guess) if not won]
        for secrets in sorted(groups, key=len):
            at_best = 2 * len(secrets) - 1
            legal = still_legal(self.game, allowed, guess, int(secrets[0])) if self.hard else allowed
            bound += self.cost(secrets, legal, limit - bound + at_best) - at_best
            if bound >= limit:
                break
        return bound
