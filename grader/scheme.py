"""The marking scheme: each question with its points, how points become a mark, what an answer may use."""

from __future__ import annotations

import datetime as dt
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from decimal import ROUND_HALF_UP, Decimal
from typing import Literal

CENT = Decimal("0.01")
Kind = Literal["function", "variable", "manual"]
Reveal = Literal["full", "input", "theme", "nothing"]
Diagnosis = Literal["calls", "verdicts"]
PICTURES = ("wordle", "grid")
REVEALS: tuple[Reveal, ...] = ("nothing", "theme", "input", "full")  # each shows what those before it show


@dataclass(frozen=True)
class Question:
    """One question: its points, and the questions whose functions it calls.

    `diagnosis`: a mistake is recognised by every call and its answer, or, where right answers differ from one
    another (drawn at random, worded freely), by which tests fail and why. From `reveal_after` on, pages show as much
    as `reveal_then` says instead of `reveal`.
    """

    name: str
    points: Decimal
    kind: Kind = "function"
    needs: tuple[str, ...] = ()
    reveal: Reveal = "full"
    reveal_after: dt.datetime | None = None
    reveal_then: Reveal = "full"
    credit: Mapping[str, Decimal] = field(default_factory=dict, hash=False)
    picture: str | None = None
    theme: str = ""
    diagnosis: Diagnosis = "calls"

    def opened(self, now: dt.datetime) -> Question:
        """The question with what a page made now may show of it."""
        if self.reveal_after is None or now < self.reveal_after:
            return self
        return replace(self, reveal=self.reveal_then, reveal_after=None)


@dataclass(frozen=True)
class Limits:
    """What one request to a student's code may use."""

    cpu_s: float = 3.0
    memory_mb: int = 512
    output_kb: int = 256


@dataclass(frozen=True)
class MarkScale:
    """How points become a mark."""

    out_of: Decimal = Decimal(20)
    round_to: Decimal = Decimal("0.5")


@dataclass(frozen=True)
class Equivalent:
    """A mutant of the reference that behaves like it, so that no test can kill it."""

    question: str
    mutant: str
    reason: str


def rounded(value: Decimal, step: Decimal = CENT) -> Decimal:
    """The nearest multiple of `step`; halves go up."""
    return (value / step).quantize(Decimal(1), ROUND_HALF_UP) * step
