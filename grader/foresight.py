"""Foresight: what a copy will probably ask of the correction next, so that one frame carries many answers."""

from __future__ import annotations

import pickle
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cached_property
from typing import Any

from grader.player import Outcome

Ask = Callable[[Sequence[list[Any]]], list[Outcome]]
MOST = 128  # answers ahead
STRIDE = 4  # items of a list that are stepped over, at most: their answers may be known
LIKELY = 8  # questions that follow one another, before a list is looked for
FEW = 16  # items of a list whose items are asked about in any order
REMEMBERED = 2_000  # questions that may come again
LONG = 1_000  # characters of an answer that is not given ahead: all of them go in one frame
AHEAD_S = 0.006  # of CPU for the answers ahead of one question, if each cost what a question alone does
ATOMS = frozenset({str, int, float, bool, type(None)})


class Foresight:
    """Guesses from the questions about one function: the same once more, the next item of a known list, or any of it.

    `lists` gives those that everybody knows, `given` those of which the copy is now asked something.
    """

    def __init__(
        self, lists: Callable[[], Iterable[Sequence[Any]]], given: Callable[[], Iterable[Any]] = tuple
    ) -> None:
        self._lists = lists
        self._given = given
        self._last: list[Any] = []
        # Of the last arguments, which may hold what `==` does not compare.
        self._images: list[bytes] | None = None
        self._counts: dict[bytes, int] = {}  # of answers to each question
        self._streak = 0

    def answers(self, args: list[Any], ask: Ask) -> tuple[Outcome, list[tuple[list[Any], Any]]]:
        """The outcome of this question, and the questions that probably follow with their answers."""
        begun = time.thread_time()
        (outcome,) = ask([args])
        spent = time.thread_time() - begun
        ahead = self._ahead(args, min(MOST, int(AHEAD_S / max(spent, 1e-6))))
        self._streak += len(ahead)
        for question in (args, *ahead):
            self._remember(question)
        if not ahead or not _small(outcome.value):
            return outcome, []
        return outcome, [
            (question, one.value)
            for question, one in zip(ahead, ask(ahead), strict=False)
            if one.status == "returned" and _small(one.value)
        ]

    def _ahead(self, args: list[Any], room: int) -> list[list[Any]]:
        before, images = self._images, [*map(pickle.dumps, args)]
        alike = before is not None and len(before) == len(images)
        moved = [
            rank for rank, pair in enumerate(zip(before or (), images, strict=False)) if pair[0] != pair[1]
        ]
        follows = alike and len(moved) < 2
        self._streak = self._streak + 1 if follows else 0
        along = self._walk(args, moved[0], room) if follows and moved else []
        return along or [args] * min(room, self._counts.get(b"".join(images), 0))

    def _remember(self, args: list[Any]) -> None:
        self._last, self._images = args, [*map(pickle.dumps, args)]
        if len(self._counts) < REMEMBERED:
            image = b"".join(self._images)
            self._counts[image] = self._counts.get(image, 0) + 1

    def _walk(self, args: list[Any], rank: int, room: int) -> list[list[Any]]:
        """The questions about other items of the list along which this argument goes."""
        old, new = self._last[rank], args[rank]
        if not {type(old), type(new)} <= ATOMS:
            return []
        for items, ranks, sure in self._lists_at_hand():
            few = min(room, self._streak) // len(ranks) if len(ranks) <= FEW else 0
            if few and new in ranks and old in ranks:
                following = [*ranks] * few
            elif 0 < ranks.get(new, 0) - ranks.get(old, len(items)) <= STRIDE:
                following = items[ranks[new] + 1 :][: room if sure else min(room, self._streak)]
            else:
                following = []
            if following:
                return [[*args[:rank], item, *args[rank + 1 :]] for item in following]
        if self._streak > LIKELY:
            self._streak = 0
        return []

    def _lists_at_hand(self) -> Iterator[tuple[list[Any], dict[Any, int], bool]]:
        """Lists, the place of each of their items, and whether this is the very list that the copy goes through."""
        for value in self._given():
            if type(value) is list and value and {*map(type, value)} <= ATOMS:
                yield value, _first_places(value), True
        if self._streak > LIKELY:
            yield from self._known_lists

    @cached_property
    def _known_lists(self) -> list[tuple[list[Any], dict[Any, int], bool]]:
        plain = [items for items in map(list, self._lists()) if items and {*map(type, items)} <= ATOMS]
        plain.sort(key=len)  # what holds of a list holds of its parts, the other way round only at times
        return [(items, _first_places(items), False) for items in plain]


def _small(value: Any) -> bool:
    return type(value) in ATOMS and (type(value) is not str or len(value) <= LONG)


def _first_places(items: list[Any]) -> dict[Any, int]:
    return {item: rank for rank, item in reversed([*enumerate(items)])}
