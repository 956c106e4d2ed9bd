"""A function of the correction as a copy sees it: a question costs two frames, so what is known is not asked for."""

from __future__ import annotations

import builtins
from collections.abc import Callable
from typing import Any

from . import wire
from .passing import listed

REMEMBERED = 5_000  # answers of one function
Consult = Callable[[Any], dict[str, Any]]


class Answers:
    """The answers to come, by question: those of a steady function stay, another's are given once each."""

    def __init__(self, steady: bool) -> None:
        self.steady = steady
        self.known: dict[bytes, list[bytes]] = {}
        self.room = REMEMBERED

    def take(self, question: bytes) -> Any:
        """The answer, a new one each time; KeyError when it has to be asked for."""
        ready = self.known[question]
        if self.steady:
            return wire.loads(ready[-1])
        self.room += 1
        answer = ready.pop()
        if not ready:
            del self.known[question]
        return wire.loads(answer)

    def add(self, question: bytes, answer: Any) -> None:
        """Keep it for later; when there is no room left, all that was kept goes."""
        if not self.room:
            self.known.clear()
            self.room = REMEMBERED
        if not (self.steady and question in self.known):
            self.room -= 1
            self.known.setdefault(question, []).append(wire.dumps(answer))


def callback(name: str, steady: bool, consult: Consult, keep: Callable[[Any], Any]) -> Callable[..., Any]:
    """A function of this name, answered by whoever is consulted."""
    answers = Answers(steady)

    def function(*args: Any, **kwargs: Any) -> Any:
        named = {key: listed(value) for key, value in kwargs.items()}
        ready = wire.plain([[*map(listed, args)], named], keep)
        question = wire.pack(ready)
        if question in answers.known:
            return answers.take(question)
        told = consult({"callback": name, "args": ready[0], "kwargs": ready[1]})
        if "error" in told:
            raise getattr(builtins, told["error"], ValueError)(f"{name} refuse ces arguments")
        if steady:
            answers.add(question, told["value"])
        for following, answer in told["ahead"]:
            answers.add(wire.dumps([following, {}]), answer)
        return told["value"]

    function.__name__ = name
    return function
