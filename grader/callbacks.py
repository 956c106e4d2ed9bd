"""Callbacks: what a copy asks of the correction for the functions that it needs; plain arguments only, for a short time."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any

from grader.bounds import alarm, little_memory, own_files
from grader.foresight import Foresight, Path, paths_of
from grader.player import Arguments, Conversation, LocalPlayer, Outcome, Request
from grader.sandbox.guest import Message
from grader.sandbox.wire import Handle, WireError

LONGEST_S = 2.0  # for the answers of one frame
MOST_BYTES = 512 << 20  # of memory, too
TALK = 1 << 20  # characters that a conversation may have
SAID = 20_000  # characters of what is said before one line is typed: the last ones


class Callbacks:
    """The correction, asked over the wire: one that nobody is judged by, since its answers may depend on what it was asked.

    `shared`: the names whose values the copy knows already; only along those lists is it told what comes next.
    """

    def __init__(
        self, correction: LocalPlayer, names: Collection[str], seed: int, shared: Collection[str] = ()
    ) -> None:
        self.correction = correction
        if names:
            self.correction = correction.apart
            self.correction.turn()  # as it was before another copy asked something of it
        self.names = names
        self.seed = seed
        self.shared = frozenset({*names, *shared})
        self.foresights: dict[str, Foresight] = {}
        self.batch: Sequence[Arguments] = ()  # the calls that the copy now answers
        self.paths: list[Path] | None = None  # the lists among their arguments, once they are looked for

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
            lists = self.correction.lists
            self.foresights[name] = Foresight(lambda: lists(self.shared), self._given)
        return self.foresights[name]

    def begin(self, batch: Sequence[Arguments]) -> None:
        """The copy is asked for these calls."""
        self.batch, self.paths = batch, None

    def _given(self) -> list[Path]:
        if self.paths is None:
            self.paths = paths_of((arg for args in self.batch for arg in args), sure=True)
        return self.paths

    def _ask(self, name: str, batch: Sequence[list[Any]]) -> list[Outcome]:
        self.seed += 1
        return self.correction.call(Request(name, batch, seed=self.seed))


@dataclass
class Prompter:
    """Answers `input()` from a test's reply function."""

    conversation: Conversation

    def __call__(self, news: Message) -> Message:
        new = news.get("input")
        if len(self.conversation.text) > TALK:
            raise WireError("a conversation without end")
        return {"line": self.conversation.ask(new[-SAID:] if type(new) is str else "")}
