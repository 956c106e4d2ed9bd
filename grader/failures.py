"""How a test fails: what a student's code did not do, and what the correction did not."""

from __future__ import annotations

from grader.player import Outcome
from grader.sentences import said


class StudentFailure(AssertionError):
    """The student's code did not answer: missing, stopped by an error, endless, too large."""

    def __init__(self, name: str, outcome: Outcome) -> None:
        super().__init__(said(name, outcome))
        self.outcome = outcome


class Disagreement(AssertionError):
    """One call of a batch did not give what the correction gives."""


class Meddling(AssertionError):
    """A call changed its arguments, which it should only have read."""


class ReferenceFault(Exception):
    """The correction does not answer: the fault of the test, or of what a student's code gave the test."""


class Misfit(Exception):
    """What a student's code gave the test cannot be given to another call."""


class Overlong(Misfit):
    """What a student's code gave the test keeps it busy for too long."""
