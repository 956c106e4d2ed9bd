"""A relay: the values that a question receives from earlier ones, when some of those are wrong."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass

from grader.player import Outcome, Player, Request


@dataclass(frozen=True)
class Relay:
    """The correction for what is wrong in the copy; the copy for the rest, whose right answers may be of another family."""

    copy: Player
    correction: Player
    wrong: Collection[str]

    def _who(self, name: str) -> Player:
        return self.correction if name in self.wrong else self.copy

    def call(self, request: Request) -> list[Outcome]:
        """What this function gives."""
        return self._who(request.name).call(request)

    def turn(self) -> None:
        """Another question begins."""
        self.copy.turn()

    def value(self, name: str) -> Outcome:
        """A variable."""
        return self._who(name).value(name)

    def prop(self, source: str, expression: str) -> Outcome:
        """An object made by a test, where the copy is."""
        return self.copy.prop(source, expression)

    def with_files(self, files: Mapping[str, str]) -> Player:
        """The same beside other data files."""
        return Relay(self.copy.with_files(files), self.correction.with_files(files), self.wrong)
