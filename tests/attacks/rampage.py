"""A rampage: hostile copies graded for real, one after another, and what came of each."""

from __future__ import annotations

import json
import os
import resource
import sysconfig
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from grader.assignment import Assignment, load_assignment
from grader.clerk import grade_one, open_sandbox
from grader.grading import Grader
from grader.groups import groups
from grader.plan import Plan, Task
from grader.prelude import prelude
from grader.reports.class_ import ClassPage
from grader.reports.student import render
from grader.results import CopyResult, copy_to_json
from grader.sandbox import isolation
from grader.sandbox.levels import trial
from grader.session import Session, run_session
from grader.shelter import Sandbox
from grader.statistics import class_statistics
from grader.suite import reference_player
from tests import tiny
from tests.attacks import house
from tests.attacks.bank import Attack, blank, sibling

LIBRARIES = ("numpy", "msgpack", "urllib.request", "asyncio", "IPython.core.interactiveshell")


@dataclass(frozen=True)
class Graded:
    """One hostile copy's result, as it leaves the grader."""

    result: CopyResult
    seconds: float
    neighbour: str = ""  # what came of the sibling that was graded next
    harm: tuple[str, ...] = ()  # done to the host since the copy before it
    page: str = ""  # that the student reads

    @property
    def text(self) -> str:
        """All that is told about the copy, its own file's name aside, and what our own correction gives."""
        told = copy_to_json(replace(self.result, file=""))
        for question in told["questions"]:
            if question["counterexample"]:
                del question["counterexample"]["expected"]
        return json.dumps(told, ensure_ascii=False)


@dataclass(frozen=True)
class Rampage:
    """The whole bank graded at one level, and what was found afterwards."""

    level: str
    graded: dict[str, Graded]
    blank: Graded
    neighbour: str
    still_holds: str
    host_bytes: int
    page: str  # that the teacher reads of all of them


def grade_all(level: str, attacks: Sequence[Attack], root: Path) -> Rampage:
    """Grade these one after another by the same grader in the same sandbox, in that folder."""
    assignment = load_assignment(str(house.build(root / "maison")))
    plan = Plan(str(assignment.folder), at_most=level, at_least=level, preload=LIBRARIES)
    sandbox = open_sandbox(plan, assignment)
    before = _memory()
    try:
        with house.canaries(root / "canary", _uid_of(sandbox)) as canaries:
            places = canaries.places | _places(assignment, sandbox)
            neighbour = _write(root, sibling(), places)
            tasks = {attack.id: _write(root, attack, places) for attack in attacks}
            watched = Watched(sandbox, canaries)
            first = {"": neighbour, blank().id: _write(root, blank(), places)}
            graded = _grade(assignment, watched, plan.seed, {**first, **tasks}, neighbour)
        first_time, stubs = graded.pop("").neighbour, graded.pop(blank().id)
        grown = _memory() - before
        return Rampage(
            level, graded, stubs, first_time, trial(sandbox.zygote), grown, _class_page(assignment, graded)
        )
    finally:
        sandbox.close()


def _uid_of(sandbox: Sandbox) -> int | None:
    return os.stat(sandbox.zygote.scratch).st_uid if os.getuid() == 0 else None


def _memory() -> int:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024


def _places(assignment: Assignment, sandbox: Sandbox) -> dict[str, str]:
    return {
        "ASSIGNMENT": str(assignment.folder),
        "REPOSITORY": str(Path(__file__).resolve().parent.parent.parent),
        "SHIPPED": f"{sysconfig.get_path('purelib')}/grader/shipped",
        "SCRATCH": sandbox.zygote.scratch if sandbox.level == "L1" else f"{isolation.BOX}/..",
    }


def _write(root: Path, attack: Attack, places: dict[str, str]) -> Task:
    path = root / "copies" / f"{attack.id}.ipynb"
    path.write_text(tiny.notebook(attack.copy(places)), encoding="utf-8")
    return Task(path, attack.id)


class Watched:
    """A sandbox and the things of the host around it, looked at after each copy."""

    def __init__(self, sandbox: Sandbox, canaries: house.Canaries) -> None:
        self.sandbox = sandbox
        self.canaries = canaries
        self.zygote = sandbox.zygote
        self.known: set[str] = set()

    def harm(self) -> tuple[str, ...]:
        """What was done since the last look."""
        found = self.canaries.touched()
        if self.sandbox.zygote is not self.zygote or self.zygote.process.poll() is not None:
            found.append("the zygote was ended")
        new = tuple(one for one in found if one not in self.known)
        self.known.update(new)
        return new


def _grade(
    assignment: Assignment, watched: Watched, seed: int, tasks: dict[str, Task], neighbour: Task
) -> dict[str, Graded]:
    """The results of these copies, the neighbour graded again after each."""
    reference = reference_player(assignment)
    graded: dict[str, Graded] = {}

    def work(session: Session) -> None:
        grader = Grader(assignment, session, watched.sandbox, reference, seed, prelude(assignment))
        for name, task in tasks.items():
            begun = time.monotonic()
            result, seconds = grade_one(grader, task), time.monotonic() - begun
            after = _told(grade_one(grader, neighbour))
            graded[name] = Graded(result, seconds, after, watched.harm(), render(result, assignment))

    run_session(assignment, reference, seed, work)
    return graded


def _class_page(assignment: Assignment, graded: dict[str, Graded]) -> str:
    copies = [one.result for one in graded.values()]
    page = ClassPage(assignment, copies, class_statistics(copies, assignment), groups(copies), {}, {})
    return page.html() + page.markdown()


def _told(result: CopyResult) -> str:
    """All of a result but the time that it took."""
    return json.dumps(copy_to_json(replace(result, cpu_s=0.0)), sort_keys=True)
