"""What to take up again with a class: a card a group of copies that go wrong alike, the costliest first."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from grader.assignment import Assignment
from grader.groups import Group
from grader.messages import _, language, plural
from grader.reports.boards import Board
from grader.reports.card import drawings, spelt
from grader.reports.comparison import Comparison, compare
from grader.reports.subject import Question, Unknown, headings
from grader.reports.text import value
from grader.scoring import written
from grader.tongue import speaking

FIRST = 12  # cards that are open
ALONE = 3  # of them, when no two copies go wrong alike


@dataclass(frozen=True)
class Lesson:
    """A group: what goes wrong, for how many, an example, and the comment or how to write one."""

    title: str
    mistake: str
    count: str
    hint: str
    call: str
    comparison: Comparison | None
    boards: tuple[Board, ...]
    comment: str
    command: str
    students: tuple[tuple[str, str], ...]


def split(groups: Sequence[Group]) -> tuple[Sequence[Group], Sequence[Group]]:
    """The groups to take up first, and the others: a mistake of one copy comes after those that are shared."""
    shared = [group for group in groups if len(group.students) > 1]
    first = shared[:FIRST] or groups[:ALONE]
    return first, [group for group in groups if group not in first]


def lesson(group: Group, assignment: Assignment, comment: str, links: Mapping[str, str]) -> Lesson:
    """The card of a group."""
    example = group.example
    with speaking(language()):  # the words in the drawings are for the teacher here
        pictures = drawings(_question(group.question, assignment), example, example)
        comparison = compare(example.expected, example.got) if example else None
    return Lesson(
        title=headings(assignment).get(group.question, group.question),
        mistake=group.hint or "",
        count=size(group),
        hint=group.hint_text,
        call=value(example.call) if example else "",
        comparison=comparison if spelt(comparison, pictures) else None,
        boards=pictures,
        comment=comment,
        command=f'bareme comment {assignment.name} {group.key} "…"',
        students=tuple((student, links.get(student, "")) for student in group.students),
    )


def _question(name: str, assignment: Assignment) -> Question:
    return next((one for one in assignment.questions if one.name == name), Unknown(name))


def size(group: Group) -> str:
    """How many copies are in a group, and what it costs the class."""
    return _("{copies}, points lost: {points}").format(
        copies=plural("{count} copy", "{count} copies", len(group.students)),
        points=written(group.lost, language()),
    )
