"""Foresight: what a copy will probably ask of the correction next, so that one frame carries many answers."""

from __future__ import annotations

import pickle
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cached_property
from itertools import islice
from typing import Any, NamedTuple

from grader.player import Outcome

Ask = Callable[[Sequence[list[Any]]], list[Outcome]]
MOST = 128  # answers ahead
STRIDE = 4  # items of a list that are stepped over, at most: their answers may be known
LIKELY = 8  # questions that follow one another, before a list is looked for
FEW = 16  # items of a list whose items are asked about in any order
PATHS = 200  # lists that are looked at
REMEMBERED = 2_000  # questions that may come again
LONG = 1_000  # characters of an answer that is not given ahead: all of them go in one frame
AHEAD_S = 0.006  # of CPU for the answers ahead of one question, if each cost what a question alone does
ATOMS = frozenset({str, int, float, bool, type(None)})


class Path(NamedTuple):
    """A list along which questions may go: the first place of each item, and whether it is the one that the copy has."""

    items: list[Any]
    ranks: dict[Any, int]
    sure: bool


class Foresight:
    """Guesses from the questions about one function: the same once more, the next item of a known list, or any of it.

    `lists` gives those that everybody knows, `given` those of which the copy is now asked something.
    """

    def __init__(
        self, lists: Callable[[], Iterable[Sequence[Any]]], given: Callable[[], Iterable[Path]] = tuple
    ) -> None:
        self._lists = lists
        self._given = given
        self._last: list[Any] = []
        # Of the last arguments, which may hold what `==` does not compare.
        self._images: list[bytes] | None = None
        # Answers to each question, by the hash of its arguments: a guess may be wrong.
        self._counts: dict[int, int] = {}
        self._streak = 0

    def answers(self, args: list[Any], ask: Ask) -> tuple[Outcome, list[tuple[list[Any], Any]]]:
        """The outcome of this question, and the questions that probably follow with their answers."""
        begun = time.thread_time()
        (outcome,) = ask([args])
        spent = time.thread_time() - begun
        ahead = self._ahead(args, min(MOST, int(AHEAD_S / max(spent, 1e-6))))
        self._streak += len(ahead)
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
        self._last = along[-1] if along else args
        self._images = [*map(pickle.dumps, along[-1])] if along else images
        return along or self._once_more(args, images, room)

    def _once_more(self, args: list[Any], images: list[bytes], room: int) -> list[list[Any]]:
        """The same question as often as it was answered so far."""
        image = hash(tuple(images))
        count = self._counts.get(image, 0)
        again = [args] * min(room, count)
        if count or len(self._counts) < REMEMBERED:
            self._counts[image] = count + 1 + len(again)
        return again

    def _walk(self, args: list[Any], rank: int, room: int) -> list[list[Any]]:
        """The questions about other items of the list along which this argument goes."""
        old, new = self._last[rank], args[rank]
        if not {type(old), type(new)} <= ATOMS:
            return []
        for path in self._paths():
            ranks = path.ranks
            few = min(room, self._streak) // len(ranks) if len(ranks) <= FEW else 0
            if few and new in ranks and old in ranks:
                following = [*ranks] * few
            elif 0 < ranks.get(new, 0) - ranks.get(old, len(path.items)) <= STRIDE:
                following = path.items[ranks[new] + 1 :][: room if path.sure else min(room, self._streak)]
            else:
                following = []
            if following:
                return [[*args[:rank], item, *args[rank + 1 :]] for item in following]
        if self._streak > LIKELY:
            self._streak = 0
        return []

    def _paths(self) -> Iterator[Path]:
        yield from self._given()
        if self._streak > LIKELY:
            yield from self._known_paths

    @cached_property
    def _known_paths(self) -> list[Path]:
        lists = map(list, self._lists())
        # what holds of a list holds of its parts, the other way round only at times
        return sorted(paths_of(lists, sure=False), key=lambda path: len(path.items))


def paths_of(values: Iterable[Any], sure: bool) -> list[Path]:
    """The lists of words or numbers among these values; the first ones."""
    lists = (value for value in values if type(value) is list and value and {*map(type, value)} <= ATOMS)
    return [
        Path(items, {item: rank for rank, item in reversed([*enumerate(items)])}, sure)
        for items in islice(lists, PATHS)
    ]


def _small(value: Any) -> bool:
    return type(value) in ATOMS and (type(value) is not str or len(value) <= LONG)
