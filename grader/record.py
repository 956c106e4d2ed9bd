"""What was collected for an assignment, without names: each student's state, the time of the copy, the deadline."""

from __future__ import annotations

import datetime as dt
import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any, Literal, get_args

from grader.deadline import Lateness
from grader.errors import UsageError
from grader.messages import _, about, refusal
from grader.store import write_whole

COLLECTED = "collected"
VERSION = 1
Standing = Literal["submitted", "missing", "absent", "excused", "to_review", "unreadable"]


@dataclass(frozen=True)
class Handed:
    """One student's copy, or why there is none."""

    state: Standing
    time: dt.datetime | None = None
    time_from: str = ""
    told_late_s: int | None = None  # what the platform says, for want of a deadline
    group: str = ""
    participant: str = ""  # the platform's number for this student in this assignment
    layout: str = ""
    sha256: str = ""
    reason: str = ""  # French: the student reads it
    due: dt.datetime | None = None  # an extension, for this student alone


@dataclass(frozen=True)
class Record:
    """Everything about one assignment."""

    assignment: str
    due: dt.datetime | None = None  # the deadline given to collect; else bareme.toml's counts
    students: Mapping[str, Handed] = field(default_factory=dict)

    def deadline(self, lateness: Lateness) -> dt.datetime | None:
        """When copies were due."""
        return self.due or lateness.due()

    def deadline_of(self, student: str, lateness: Lateness) -> dt.datetime | None:
        """When this student's copy was due."""
        common, handed = self.deadline(lateness), self.students.get(student)
        return max(common, handed.due) if common and handed and handed.due else common

    def late_s(self, student: str, lateness: Lateness) -> int:
        """How late a copy is, in seconds; 0 when it is not, or when nothing tells."""
        handed = self.students.get(student)
        if handed is None or handed.state != "submitted":
            return 0
        due = self.deadline_of(student, lateness)
        if due and handed.time:
            return lateness.late_s(handed.time, due)
        return handed.told_late_s or 0

    def group_of(self, student: str) -> str:
        """The group of a copy; "" for one handed in alone."""
        handed = self.students.get(student)
        return handed.group if handed else ""


def path_of(root: Path, assignment: str) -> Path:
    """The file of a record."""
    return root / COLLECTED / f"{assignment}.json"


def read_record(root: Path, assignment: str) -> Record | None:
    """What was collected; None when nothing was."""
    path = path_of(root, assignment)
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
        students = {str(name): _handed(one) for name, one in data["students"].items()}
        return Record(assignment, _moment(data["due"]), students)
    except FileNotFoundError:
        return None
    except OSError as error:
        raise UsageError(about(str(path), refusal(error))) from None
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        raise UsageError(
            about(str(path), _("not a record of bareme; move it away and collect again"))
        ) from None


def _handed(data: Mapping[str, Any]) -> Handed:
    if data["state"] not in get_args(Standing):
        raise ValueError(data["state"])
    handed = Handed(**data)
    return replace(handed, time=_moment(data["time"]), due=_moment(data.get("due")))


def _moment(text: str | None) -> dt.datetime | None:
    return dt.datetime.fromisoformat(text) if text else None


def write_record(root: Path, record: Record) -> None:
    """Write it whole, unless it is there already."""
    students = {name: asdict(one) for name, one in sorted(record.students.items())}
    data = {"version": VERSION, "assignment": record.assignment, "due": record.due, "students": students}
    text = json.dumps(data, ensure_ascii=False, indent=1, default=dt.datetime.isoformat) + "\n"
    path = path_of(root, record.assignment)
    try:
        if not path.is_file() or path.read_text(encoding="utf-8") != text:
            write_whole(path, text)
    except (OSError, ValueError) as error:
        what = refusal(error) if isinstance(error, OSError) else str(error)
        raise UsageError(about(str(path), what)) from None
