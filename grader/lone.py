"""One copy in a sandbox of its own, for a teacher who tries a suite with plain pytest."""

from __future__ import annotations

from pathlib import Path

from grader.assignment import Assignment
from grader.clerk import open_sandbox
from grader.grading import program_of
from grader.intake import read_copy
from grader.isolated import IsolatedPlayer
from grader.plan import Plan
from grader.player import LocalPlayer
from grader.prelude import prelude
from grader.shelter import Sandbox


class LonePlayer(IsolatedPlayer):
    """A copy that closes its sandbox with itself."""

    sandbox: Sandbox

    def close(self) -> None:
        """End the guests, then the zygote."""
        super().close()
        self.sandbox.close()


def lone_player(assignment: Assignment, reference: LocalPlayer, copy: Path, seed: int) -> LonePlayer:
    """The copy, ready to answer; UnreadableCopy or IsolationError when it cannot be."""
    submission = read_copy(copy)
    sandbox = open_sandbox(Plan(str(assignment.folder), seed), assignment)
    program = program_of(assignment, submission, prelude(assignment))
    return LonePlayer(sandbox, program, reference, cpu_s=assignment.limits.cpu_s, seed=seed)
