"""Helping: a copy played again while the correction answers what is wrong in it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from grader.isolated import IsolatedPlayer

MOST = 2  # guests of one copy, at once, besides the one that gets no help


class Helpers:
    """The helped players of one copy; some share a guest, which costs less than another one.

    A copy may keep what the correction answered and use it later in the same guest. So a question is only judged where
    no answer was given that it may not have: `allowed` says, for each question, in the order in which they are judged,
    the names with which it may be helped. All questions are judged by `main`, which gets no help, in a guest of its own.
    """

    def __init__(
        self,
        main: IsolatedPlayer,
        make: Callable[[Sequence[str]], IsolatedPlayer],
        allowed: Mapping[str, Sequence[str]],
    ) -> None:
        self.main = main
        self.make = make
        self.allowed = allowed
        self.hosts: list[IsolatedPlayer] = []

    def player(self, question: str, wrong: Sequence[str]) -> IsolatedPlayer:
        """The copy, helped with what is wrong in it before this question."""
        if self._harmless(question, wrong):
            return self.main.with_needs(wrong)
        for host in self.hosts:
            if host.told.issubset(self.allowed[question]):
                return host.with_needs(wrong)
        if len(self.hosts) == MOST:
            self.hosts.pop(0).close()
        self.hosts.append(self.make(wrong))
        return self.hosts[-1]

    def _harmless(self, question: str, wrong: Sequence[str]) -> bool:
        """Whether all that is still to be judged may have these answers."""
        order = [*self.allowed]
        return all({*wrong} <= {*self.allowed[later]} for later in order[order.index(question) :])

    def close(self) -> None:
        """Let go of them."""
        for host in self.hosts:
            host.close()
        self.hosts.clear()
