"""Callbacks: what a copy asks of the correction for the functions that it needs; plain arguments only, for a short time."""

from __future__ import annotations

import pickle
from collections.abc import Collection, Sequence
from typing import Any

from grader.bounds import alarm, little_memory, own_files
from grader.foresight import Foresight
from grader.player import LocalPlayer, Outcome, Request
from grader.precedents import Pair, Precedents
from grader.sandbox.client import Message
from grader.sandbox.wire import Handle

LONGEST_S = 2.0  # for the answers of one frame
MOST_BYTES = 512 << 20  # of memory, too


class Callbacks:
    """The correction, asked over the wire: one that nobody is judged by, since its answers may depend on what it was asked.

    `shared`: the names whose values the copy knows already; only along those lists is it told what comes next.
    `steady`: those that always answer the same way.
    """

    def __init__(
        self,
        correction: LocalPlayer,
        names: Collection[str],
        seed: int,
        shared: Collection[str] = (),
        steady: Collection[str] = (),
    ) -> None:
        self.correction = correction
        if names:
            self.correction = correction.apart
            self.correction.turn()  # as it was before another copy asked something of it
        self.names = names
        self.seed = seed
        self.shared = frozenset({*names, *shared})
        self.steady = frozenset(steady)
        self.told: set[str] = set()
        self.foresights: dict[str, Foresight] = {}

    def __call__(self, news: Message) -> Message:
        """The answer to one question of a copy, whatever it holds."""
        name, args, kwargs = news["callback"], news.get("args"), news.get("kwargs")
        if type(name) is not str or name not in self.names:
            return {"error": "TypeError"}
        if type(args) is not list or type(kwargs) is not dict:
            return {"error": "TypeError"}
        args = self.correction.positional(name, args, kwargs)
        if args is None or Handle in map(type, args):
            return {"error": "TypeError"}
        if name not in self.steady:
            return self._answer(name, args)
        precedents, question = self.correction.precedents(name), pickle.dumps(args)
        if pair := precedents.find(question):
            return {"value": pair[1], "ahead": self._asked_before(name, precedents, pair)}
        answer = self._answer(name, args)
        if "value" in answer:
            precedents.add(question, answer["value"])
        return answer

    def _asked_before(self, name: str, precedents: Precedents, pair: Pair) -> list[Pair]:
        """What earlier copies asked besides; told once."""
        if name in self.told:
            return []
        self.told.add(name)
        return precedents.others(pair)

    def _answer(self, name: str, args: list[Any]) -> Message:
        try:
            with little_memory(MOST_BYTES), own_files(self.correction.folder), alarm(LONGEST_S):
                outcome, ahead = self._foresight(name).answers(args, lambda batch: self._ask(name, batch))
        except TimeoutError:
            return {"error": "TimeoutError"}
        if outcome.status != "returned":
            return {"error": outcome.error or "ValueError"}
        return {"value": outcome.value, "ahead": [list(pair) for pair in ahead]}

    def _foresight(self, name: str) -> Foresight:
        if name not in self.foresights:
            self.foresights[name] = Foresight(lambda: self.correction.lists(self.shared))
        return self.foresights[name]

    def _ask(self, name: str, batch: Sequence[list[Any]]) -> list[Outcome]:
        self.seed += 1
        return self.correction.call(Request(name, batch, seed=self.seed))
