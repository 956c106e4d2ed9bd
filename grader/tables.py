"""Tables of marks made from nothing: for a French spreadsheet, for a program, to paste."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Sequence
from decimal import Decimal

from grader.assignment import Assignment
from grader.marksheet import MarkLine
from grader.scoring import written

FORMULA = ("=", "+", "-", "@", "\t", "\r")
SPREADSHEET_HEADINGS = (
    "Nom",
    "Prénom",
    "Classe",
    "Identifiant",
    "Note",
    "Sur",
    "Points",
    "À relire",
    "Commentaire",
)
PLAIN_HEADINGS = ("id", "last", "first", "section", "state", "mark", "out_of", "points", "max")


def harmless(text: str) -> str:
    """A cell that no spreadsheet takes for a formula, on one line."""
    line = text.replace("\r", " ").replace("\n", " ")
    return f"'{line}" if line.lstrip().startswith(FORMULA) else line


def spreadsheet(lines: Sequence[MarkLine], assignment: Assignment) -> bytes:
    """CSV that a French spreadsheet opens as it is: UTF-8 with its mark, semicolons, decimal commas."""
    most = written(assignment.scale.out_of)
    rows: list[Iterable[str]] = [SPREADSHEET_HEADINGS]
    for line in lines:
        person, copy = line.person, line.copy
        rows.append([
            person.last or person.name, person.first, person.section, person.id, line.said,
            most if line.mark is not None else "", written(copy.points) if line.mark is not None else "",
            "oui" if line.waits else "", line.comment,
        ])  # fmt: skip
    return b"\xef\xbb\xbf" + _csv(rows, ";", "\r\n").encode()


def plain(lines: Sequence[MarkLine], assignment: Assignment) -> bytes:
    """CSV for a program: UTF-8, commas, decimal points, a column a question; empty where there is no mark."""
    names = [question.name for question in assignment.questions]
    rows: list[Iterable[str]] = [[*PLAIN_HEADINGS, *names]]
    for line in lines:
        person, copy, has = line.person, line.copy, line.mark is not None
        rows.append([
            person.id, person.last, person.first, person.section, copy.state,
            _number(line.mark), _number(assignment.scale.out_of), _number(copy.points if has else None), _number(copy.max),
            *(_number(one.points if has and (one := line.question(name)) else None) for name in names),
        ])  # fmt: skip
    return _csv(rows, ",", "\n").encode()


def column(lines: Sequence[MarkLine]) -> bytes:
    """One mark a line, in the order of names, to paste where the school's system has the same order."""
    return "".join(f"{line.said}\n" for line in lines).encode()


def _number(value: Decimal | None) -> str:
    return "" if value is None else written(value, "en")


def _csv(rows: Iterable[Iterable[str]], separator: str, end: str) -> str:
    out = io.StringIO()
    writer = csv.writer(out, delimiter=separator, lineterminator=end)
    writer.writerows([harmless(cell) for cell in row] for row in rows)
    return out.getvalue()
