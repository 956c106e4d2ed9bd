"""Which of a student's files is the copy: the latest before the deadline, and never a draft when there is an answer."""

from __future__ import annotations

import datetime as dt
import hashlib
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from grader.assignment import Assignment
from grader.cells import read_cells
from grader.errors import UnreadableCopy
from grader.layouts import Arrival
from grader.messages import N_, plural
from grader.names import squeezed
from grader.plaintext import read_text
from grader.submission import Cell

_LONG_AGO = dt.datetime(1970, 1, 1, tzinfo=dt.UTC)
UNREADABLE, NOT_A_COPY = -1, -2


@dataclass(frozen=True)
class Candidate:
    """A file that may be the copy; `answers`: how many questions it seems to answer, below 0 when it cannot be read."""

    arrival: Arrival
    sha256: str
    answers: int = 0
    blank: bool = False
    time: dt.datetime | None = None
    time_from: str = ""
    order: int = 0


@dataclass(frozen=True)
class Choice:
    """The file that is kept, and why it and no other."""

    kept: Candidate
    why: str
    others: tuple[Candidate, ...] = ()


def examine(arrival: Arrival, assignment: Assignment, order: int) -> Candidate:
    """What a file holds; ArchiveError when it cannot be taken out of its archive."""
    data = arrival.entry.read()
    candidate = Candidate(
        arrival, hashlib.sha256(data).hexdigest(), 0, False, arrival.time, arrival.time_from, order
    )
    if not arrival.is_copy:
        return replace(candidate, answers=NOT_A_COPY)
    try:
        cells = read_cells(read_text(data).text, arrival.entry.name).cells
    except (UnreadableCopy, MemoryError):
        return replace(candidate, answers=UNREADABLE)
    code = [cell for cell in cells if cell.kind == "code"]
    return replace(
        candidate, answers=_answers(code, assignment), blank=not any(c.source.strip() for c in cells)
    )


def _answers(cells: Sequence[Cell], assignment: Assignment) -> int:
    text = "\n".join(cell.source for cell in cells)
    names = "|".join(re.escape(question.name) for question in assignment.questions)
    return len(set(re.findall(rf"^[ \t]*(?:def[ \t]+|class[ \t]+)?({names})[ \t]*[(=:]", text, re.MULTILINE)))


def choose(candidates: Sequence[Candidate], is_late: Callable[[dt.datetime], bool], wanted: str) -> Choice:
    """The copy among these files; `wanted` is the name that it should have."""
    unique = _once_each(candidates)

    def worth(one: Candidate) -> tuple[object, ...]:
        on_time = one.time is None or not is_late(one.time)
        named = squeezed(wanted) in squeezed(one.arrival.entry.name)
        readable = max(one.answers, UNREADABLE) if one.answers < 0 else 0
        return (
            one.arrival.is_copy, readable, one.answers > 0, on_time, one.time or _LONG_AGO, one.arrival.attempt, one.answers,
            named, one.order,
        )  # fmt: skip

    kept, *others = sorted(unique, key=worth, reverse=True)
    return Choice(kept, _why(kept, others, worth), tuple(others))


def _once_each(candidates: Sequence[Candidate]) -> list[Candidate]:
    """Each content once, at the time when it first came."""
    first: dict[str, Candidate] = {}
    for one in candidates:
        known = first.setdefault(one.sha256, one)
        if one.time and (known.time is None or one.time < known.time):
            first[one.sha256] = replace(known, time=one.time, time_from=one.time_from)
    return list(first.values())


_REASONS = (
    N_("the only notebook"),
    N_("the only one that can be read"),
    N_("the only one with answers"),
    N_("the latest before the deadline"),
    N_("the latest"),
    N_("the latest"),
    N_("the most answers"),
    N_("the name of the assignment"),
    N_("the last in its archive"),
)


def _why(
    kept: Candidate, others: Sequence[Candidate], worth: Callable[[Candidate], tuple[object, ...]]
) -> str:
    """What settled it, to be translated; "" when there was nothing to choose."""
    rivals = [one for one in others if one.arrival.is_copy or not kept.arrival.is_copy]
    if not rivals:
        return ""
    mine, best = worth(kept), worth(rivals[0])
    place = next((rank for rank, pair in enumerate(zip(mine, best, strict=True)) if pair[0] != pair[1]), 0)
    in_time = N_("the latest before the deadline")
    return (
        in_time
        if mine[3] and not all(worth(one)[3] for one in rivals) and place in (3, 4, 5)
        else _REASONS[place]
    )


def left_aside(choice: Choice) -> str:
    """How many files were not kept, as a remark."""
    count = sum(one.arrival.is_copy for one in choice.others)
    return plural("{count} other file left aside", "{count} other files left aside", count) if count else ""
