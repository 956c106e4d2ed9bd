"""What a worker of Dask does for us: makes room for an assignment, once, and grades copies there."""

from __future__ import annotations

import hashlib
import pickle
import shutil
import sys
import tempfile
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from threading import Lock
from typing import Literal

from distributed import get_worker

from grader import __version__
from grader.assignment import Assignment, contents, load_assignment
from grader.errors import AssignmentError, BaremeError, IsolationError
from grader.habits import engine
from grader.job import Job
from grader.messages import _, refusal
from grader.plan import Plan, Task
from grader.results import CopyResult

_making, _counting = Lock(), Lock()
ROOMS = 4  # kept warm in a worker; the oldest that nobody is in makes way
Answer = tuple[Literal["level", "kit", "isolation", "fault"], str]


def kit() -> str:
    """What has to be the same everywhere for marks to be the same."""
    python = ".".join(map(str, sys.version_info[:2]))
    return f"bareme {__version__} ({engine()[:8]}, Python {python})"


@dataclass(frozen=True)
class Order:
    """What a worker is told once, before any copy: how to grade, and the whole assignment."""

    plan: Plan
    name: str
    digest: str
    files: Mapping[str, bytes]

    @property
    def key(self) -> str:
        """One for each version of an assignment and each way to grade it."""
        text = repr((kit(), self.name, self.digest, replace(self.plan, assignment="")))
        return hashlib.sha256(text.encode()).hexdigest()


def order_for(plan: Plan) -> Order:
    """The order that makes a worker grade as this plan says."""
    assignment = load_assignment(plan.assignment)
    return Order(plan, assignment.name, assignment.digest(), _packed(assignment))


def _packed(assignment: Assignment) -> dict[str, bytes]:
    """Its files by the place that `load_assignment` looks for them in."""
    files = {
        f"assignments/{assignment.name}/{name}": path.read_bytes()
        for name, path in contents(assignment.folder)
    }
    return {**files, f"reference/{assignment.name}.py": assignment.reference.read_bytes()}


@dataclass(frozen=True)
class Done:
    """What came of a batch: a result and its isolation level for each copy, fewer when the worker could not go on."""

    worker: str
    results: tuple[tuple[CopyResult, str], ...] = ()
    fault: str = ""
    absent: bool = False  # the worker has no room for this assignment: it is a new one under an old address


@dataclass
class Room:
    """An assignment unpacked for us alone, and the grading processes that are warm for it."""

    order: Order
    folder: Path
    plan: Plan = field(init=False)
    level: str = ""
    idle: list[Job] = field(default_factory=list)
    busy: int = 0

    def __post_init__(self) -> None:
        try:
            self.plan = replace(self.order.plan, assignment=str(self._unpack()))
            self.idle.append(Job(self.plan))
            self.level = self.idle[0].level
        except BaseException:
            self.close()
            raise

    def _unpack(self) -> Path:
        for name, content in self.order.files.items():
            path = self.folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)
        assignment = load_assignment(str(self.folder / "assignments" / self.order.name))
        if assignment.digest() != self.order.digest:
            raise AssignmentError(
                _("{name}: not the same here as where it was sent from").format(name=assignment.name)
            )
        return assignment.folder

    def grade(self, worker: str, tasks: Iterable[Task]) -> Done:
        """The copies one after another, as far as this machine lets us."""
        results: list[tuple[CopyResult, str]] = []
        job: Job | None = None
        try:
            job = self._enter()
            for task in tasks:
                results.append((job.grade(task), job.level))
        except (BaremeError, OSError) as error:
            if job:
                job.close()
            return Done(worker, tuple(results), fault=_said(error))
        else:
            self.idle.append(job)
        finally:
            with _counting:
                self.busy -= 1
        return Done(worker, tuple(results))

    def _enter(self) -> Job:
        with _counting:
            self.busy += 1
        try:
            return self.idle.pop()
        except IndexError:
            return Job(self.plan)

    def close(self) -> None:
        """Stop, and leave nothing behind."""
        for job in self.idle:
            job.close()
        shutil.rmtree(self.folder, ignore_errors=True)


_rooms: dict[str, Room] = {}  # by worker and order, the oldest first


def welcome(theirs: str, order: bytes) -> Answer:
    """Make room for the assignment in this worker, or say why it takes no work."""
    if theirs != kit():
        return "kit", kit()
    try:
        with _making:
            return "level", _room_for(pickle.loads(order)).level
    except IsolationError as error:
        return "isolation", _said(error)
    except (BaremeError, OSError) as error:
        return "fault", _said(error)


def grade(key: str, tasks: Sequence[Task]) -> Done:
    """Grade a batch in the room that was made for it."""
    room = _rooms.get(_place(key))
    worker = get_worker().address
    return room.grade(worker, tasks) if room else Done(worker, absent=True)


def _room_for(order: Order) -> Room:
    place = _place(order.key)
    if place not in _rooms:
        _make_way()
        parent = get_worker().local_directory  # Dask sweeps it when the worker was killed
        _rooms[place] = Room(order, Path(tempfile.mkdtemp(prefix="bareme-", dir=parent)))
    return _rooms[place]


def _place(key: str) -> str:
    return f"{get_worker().address} {key}"  # several workers may share a process


def _make_way() -> None:
    empty = [place for place, room in _rooms.items() if not room.busy]
    for place in empty[: max(0, len(_rooms) + 1 - ROOMS)]:
        _rooms.pop(place).close()


def _said(error: Exception) -> str:
    return refusal(error) if isinstance(error, OSError) else str(error)
