"""What a call printed, as a test sees it, and the values that it may stand for."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

from grader.literals import value_of
from grader.player import Outcome

LONG = 20_000  # characters; more is not read
_NUMBER = re.compile(r"-?\d+(\.\d+)?(e-?\d+)?")


class Printed(str):
    """What a call printed; `.returned`, `.prompts` and `.unused` say the rest."""

    returned: Any
    prompts: tuple[str, ...]
    unused: tuple[str, ...]

    @classmethod
    def of(cls, outcome: Outcome) -> Printed:
        """The text of this outcome."""
        text = cls(outcome.printed)
        text.returned, text.prompts, text.unused = outcome.value, outcome.prompts, outcome.unused
        return text


def readings(text: str) -> Iterator[Any]:
    """The values that a student may have meant to return when they print this text, alone or at the end of a sentence."""
    lines = [line.strip() for line in text[:LONG].strip().splitlines()]
    if not lines:
        yield []  # a loop that prints what it finds has found nothing
        return
    for part in dict.fromkeys(("\n".join(lines), lines[-1], *_ends(lines[-1]))):
        yield from _values(part)
    yield lines
    rows = [list(_values(line))[-1] for line in lines]
    yield rows


def _ends(line: str) -> Iterator[str]:
    """The end of a line, after its words or without its unit."""
    yield from (line.rpartition(mark)[2].strip() for mark in (":", "=", " "))
    for number in deque(_NUMBER.finditer(line), 1):  # the last
        yield number[0]
    if opening := re.search(r"[\[({]", line):
        yield line[opening.start() : 1 + max(map(line.rfind, "])}"))]


def _values(text: str) -> Iterator[Any]:
    """The text itself and, last, the value that it writes; NumPy leaves the commas out."""
    yield text
    spaced = re.sub(r"(?<=[\d.\])'])\s+(?=[-\d\[('])", ", ", text)
    for written in dict.fromkeys((spaced, text)):
        with suppress(ValueError):
            yield value_of(written)
