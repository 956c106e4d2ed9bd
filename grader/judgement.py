"""What the hidden tests of one question say of one player, and the points that makes."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass
from decimal import Decimal
from functools import cached_property

from grader.results import TestResult, TestVerdict
from grader.witness import Call, Witness


@dataclass(frozen=True)
class Sentence:
    """One test item played once: verdict, words for the student, and what was seen on the way."""

    id: str
    function: str
    weight: Decimal
    verdict: TestVerdict
    message: str
    witness: Witness
    defect: str = ""  # of the test itself, when the verdict is "error"

    @property
    def result(self) -> TestResult:
        """What goes into the results."""
        return TestResult(self.id, self.verdict, self.message)

    @property
    def culprit(self) -> Call | None:
        """The call that went wrong: the one that disagreed, or the last one made."""
        calls = self.witness.calls
        return self.witness.culprit or (calls[-1] if calls else None)

    @cached_property
    def signature(self) -> str:
        """The verdict, every call and its answer, as a digest."""
        seen = [call.trace for call in self.witness.calls]
        return hashlib.sha256(repr((self.id, self.verdict, seen)).encode("utf-8", "replace")).hexdigest()[:16]


@dataclass(frozen=True)
class Judgement:
    """All the test items of one question."""

    sentences: tuple[Sentence, ...]

    @property
    def share(self) -> Decimal:
        """The part of the points earned, in [0, 1]: a test function counts when all its cases pass."""
        weights = {one.function: one.weight for one in self.sentences}
        failed = {one.function for one in self.sentences if one.verdict != "passed"}
        total = sum(weights.values(), Decimal(0))
        earned = sum((weight for name, weight in weights.items() if name not in failed), Decimal(0))
        return earned / total if total else Decimal(0)

    @property
    def perfect(self) -> bool:
        """Every test passed."""
        return bool(self.sentences) and all(one.verdict == "passed" for one in self.sentences)

    @property
    def broken(self) -> bool:
        """A test itself is at fault, or there is none."""
        return not self.sentences or any(one.verdict == "error" for one in self.sentences)

    @property
    def first_failure(self) -> Sentence | None:
        """The first test that the copy fails."""
        return next((one for one in self.sentences if one.verdict == "failed"), None)

    @property
    def endless(self) -> bool:
        """Whether the student's code had to be stopped."""
        last = [one.witness.last for one in self.sentences]
        return any(outcome.status in ("timeout", "died") for outcome in last if outcome)

    @property
    def signature(self) -> tuple[str, ...]:
        """The behaviour, to be compared with that of the wrong answers."""
        return tuple(one.signature for one in self.sentences)


def best_of(judgements: Iterable[Judgement]) -> Judgement:
    """The one that earns most; the first of equals."""
    return max(judgements, key=lambda judgement: judgement.share)
