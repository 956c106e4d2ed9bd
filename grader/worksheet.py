"""A platform's own worksheet, filled in: Moodle's, or Capytale's table; nothing but marks and comments is touched."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal, InvalidOperation
from typing import TypeVar

from grader.assignment import Assignment
from grader.errors import UsageError
from grader.marksheet import MarkLine
from grader.messages import _, enumerated, plural
from grader.names import key, words
from grader.rawtable import RawTable
from grader.scoring import rounded, written
from grader.tables import harmless
from grader.tabular import meaning_of

WHO = ("participant", "email", "number", "login", "name", "last")
LOCKED = frozenset({"non", "no"})
FRENCH = frozenset({"note", "evaluation"})
T = TypeVar("T")


@dataclass(frozen=True)
class Filled:
    """The worksheet with its marks, the students it has no line for, the lines that stand for nobody graded."""

    table: RawTable
    entered: tuple[MarkLine, ...]
    left_out: tuple[MarkLine, ...]
    unknown: tuple[str, ...]
    locked: tuple[str, ...] = ()


@dataclass(frozen=True)
class _Row:
    """One line of the worksheet, by what its columns mean."""

    place: int
    cells: Mapping[str, str]

    @property
    def shown(self) -> str:
        """Who it is for, as the worksheet says."""
        return next((self.cells[kind] for kind in ("name", "last", *WHO) if self.cells.get(kind)), "")


def fill(
    table: RawTable,
    lines: Sequence[MarkLine],
    participants: Mapping[str, str],
    assignment: Assignment,
    *,
    html: bool,
    name: str,
) -> Filled:
    """Enter marks and comments. `participants`: the platform's number of each student in this assignment."""
    top, columns = _headings(table, name)
    rows = [_Row(place, _cells(table, place, columns)) for place in range(top + 1, len(table.lines))]
    rows = [row for row in rows if row.shown]
    found = _matched(rows, lines, participants)
    entered, locked = [], []
    for place, line in found.items():
        row = next(row for row in rows if row.place == place)
        if _is_locked(table, place, top):
            locked.append(row.shown)
            continue
        table = _entered(table, row, line, columns, assignment, html)
        entered.append(line)
    known = {line.person.id for line in found.values()}
    return Filled(
        table,
        tuple(entered),
        tuple(line for line in lines if line.person.id not in known),
        tuple(row.shown for row in rows if row.place not in found),
        tuple(locked),
    )


def _headings(table: RawTable, name: str) -> tuple[int, dict[str, int]]:
    """The line of the headings, and where each meaning is."""
    for row in range(min(10, len(table.lines))):
        columns: dict[str, int] = {}
        for column in range(len(table.lines[row].cells)):
            meaning = meaning_of(table.text(row, column))
            if meaning:
                columns.setdefault(meaning, column)
        if "mark" in columns and any(kind in columns for kind in WHO):
            return row, columns
    raise UsageError(
        _("{name}: no column for marks; give the worksheet as the platform makes it").format(name=name)
    )


def _cells(table: RawTable, place: int, columns: Mapping[str, int]) -> dict[str, str]:
    return {kind: table.text(place, column).strip() for kind, column in columns.items()}


def _matched(
    rows: Sequence[_Row], lines: Sequence[MarkLine], participants: Mapping[str, str]
) -> dict[int, MarkLine]:
    """The student of each line, by the surest sign first; two students of one name are never guessed at."""
    found: dict[int, MarkLine] = {}
    for kind in WHO:
        theirs = _index((line, sign) for line in lines for sign in _signs(line, kind, participants))
        ours = _index((row, _sign(row, kind)) for row in rows if row.place not in found)
        taken = {line.person.id for line in found.values()}
        for sign, those in ours.items():
            candidates = [line for line in theirs.get(sign, ()) if line.person.id not in taken]
            if sign and len(those) == 1 and len(candidates) == 1:
                found[those[0].place] = candidates[0]
    return found


def _index(pairs: Iterator[tuple[T, str]]) -> dict[str, list[T]]:
    found: dict[str, list[T]] = {}
    for one, sign in pairs:
        if sign:
            found.setdefault(sign, []).append(one)
    return found


def _signs(line: MarkLine, kind: str, participants: Mapping[str, str]) -> Iterator[str]:
    person = line.person
    if kind == "participant":
        yield _digits(participants.get(person.id, ""))
    elif kind == "name":
        yield from {" ".join(key(spelling)) for spelling in person.spellings()}
    elif kind == "last":
        yield " ".join(key(f"{person.last} {person.first}"))
    else:
        yield str(getattr(person, kind)).casefold()


def _sign(row: _Row, kind: str) -> str:
    said = row.cells.get(kind, "")
    if kind == "participant":
        return _digits(said)
    if kind == "name":
        return " ".join(key(said))
    if kind == "last":
        return " ".join(key(f"{said} {row.cells.get('first', '')}")) if "first" in row.cells else ""
    return said.casefold()


def _digits(text: str) -> str:
    return "".join(re.findall(r"[0-9]+", text))


def _is_locked(table: RawTable, place: int, top: int) -> bool:
    """Whether the platform says that this mark may not be changed."""
    for column in range(len(table.lines[top].cells)):
        if table.text(top, column).strip().casefold() in (
            "la note peut être modifiée",
            "grade can be changed",
        ):
            return table.text(place, column).strip().casefold() in LOCKED
    return False


def _entered(
    table: RawTable,
    row: _Row,
    line: MarkLine,
    columns: Mapping[str, int],
    assignment: Assignment,
    html: bool,
) -> RawTable:
    if line.mark is not None:
        most = _decimal(row.cells.get("most", "")) or assignment.scale.out_of
        value = rounded(line.mark * most / assignment.scale.out_of)
        sign = "fr" if _has_commas(table, row, columns) else "en"
        table = table.with_text(row.place, columns["mark"], written(value, sign))
    if "comment" in columns:
        comment = line.html if html else harmless(line.comment)
        table = table.with_text(row.place, columns["comment"], comment)
    return table


def _has_commas(table: RawTable, row: _Row, columns: Mapping[str, int]) -> bool:
    """Whether numbers have a decimal comma here: as its own say, else by the language of its headings."""
    most = row.cells.get("most", "")
    if "," in most or "." in most:
        return "," in most
    headings = (table.text(place, columns["mark"]) for place in range(row.place))
    return any(" ".join(words(text)) in FRENCH for text in headings)


def _decimal(text: str) -> Decimal | None:
    try:
        value = Decimal(text.strip().replace(",", "."))
    except InvalidOperation:
        return None
    return value if value.is_finite() and value > 0 else None


def summary(filled: Filled) -> list[str]:
    """What the teacher should know about those who are not in it."""
    words = [line for line in filled.entered if line.mark is None]
    told = [
        plural("{count} mark entered", "{count} marks entered", len(filled.entered) - len(words)),
    ]
    for text, names in (
        (_("no mark for these, the comment says why: {names}"), _names(words)),
        (_("no line of the worksheet for: {names}"), _names(filled.left_out)),
        (_("left as they were: {names}"), filled.unknown),
        (_("the platform does not let these marks change: {names}"), filled.locked),
    ):
        if names:
            told.append(text.format(names=enumerated(names)))
    return told


def _names(lines: Sequence[MarkLine]) -> list[str]:
    return [line.called for line in lines]
