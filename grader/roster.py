"""Class lists and worksheets: who is in the class, and what a platform knows of each one's copy."""

from __future__ import annotations

import datetime as dt
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from grader.dates import duration, moment
from grader.errors import UsageError
from grader.messages import _, about
from grader.names import split_name, tidy, words
from grader.results import State
from grader.tabular import read_table

# What teachers and their software write for those who have no mark.
STATE_WORDS: dict[str, State] = {
    "abs": "absent", "absent": "absent", "absente": "absent", "absence": "absent", "abi": "absent", "abj": "absent",
    "disp": "excused", "dispense": "excused", "dispensee": "excused", "exc": "excused", "excuse": "excused",
    "excusee": "excused", "excused": "excused", "neu": "excused",
    "nrd": "missing", "non rendu": "missing", "non rendue": "missing", "missing": "missing",
    "att": "to_review", "attente": "to_review", "en attente": "to_review",
    "ill": "unreadable", "illisible": "unreadable",
}  # fmt: skip
_NOT_PEOPLE = {("points", "possible"), ("student", "test"), ("etudiant", "test")}
_NONE_HANDED_IN = ("pas de travail remis", "no submission", "aucun travail remis", "rien n a ete remis")
_HANDED_IN = ("remis", "submitted", "rendu", "corrige", "reopened", "draft", "brouillon")


@dataclass(frozen=True)
class Listed:
    """One line of a list: who it is, then what is known of the copy for this assignment."""

    last: str = ""
    first: str = ""
    name: str = ""
    email: str = ""
    login: str = ""
    number: str = ""
    section: str = ""
    group: str = ""
    repository: str = ""
    participant: str = ""  # the number that Moodle or Canvas gives for this assignment
    state: State | None = None
    handed_in: bool | None = None  # None where the list does not say
    time: dt.datetime | None = None
    late_s: int | None = None


def read_list(path: Path, zone: dt.tzinfo) -> list[Listed]:
    """Who is in this list; UsageError when it names nobody."""
    sheet = read_table(path)
    columns = sheet.columns()
    platform = "changed" in columns or "participant" in columns
    people = [one for row in sheet.rows if (one := _listed(_cells(row, columns), platform, zone))]
    if not people:
        raise UsageError(about(str(path), _("nobody is named in this list")))
    return people


def _cells(row: Sequence[str], columns: Mapping[str, int]) -> dict[str, str]:
    return {meaning: row[place].strip() for meaning, place in columns.items()}


def _listed(cells: Mapping[str, str], platform: bool, zone: dt.tzinfo) -> Listed | None:
    """The person in a row; None for the rows of totals and the empty ones."""
    last, first, name = _names(cells)
    status = cells.get("status", "")
    login, number = cells.get("login", ""), cells.get("number", "")
    participant = _digits(cells.get("participant", "")) or _digits(cells.get("other", ""))
    if not (name or login or number or cells.get("email") or participant) or words(name) in _NOT_PEOPLE:
        return None
    return Listed(
        last=last,
        first=first,
        name=name or tidy(login or number or cells.get("email", "")) or f"Participant {participant}",
        email=tidy(cells.get("email", "")).lower(),
        login=tidy(login),
        number=tidy(number),
        section=tidy(cells.get("class", "")),
        group=tidy(cells.get("group", "")),
        repository=tidy(cells.get("repository", "")),
        participant=participant,
        state=STATE_WORDS.get(" ".join(words(status))),
        handed_in=_handed_in(status) if platform else None,
        time=moment(cells.get("changed", ""), zone),
        late_s=_late_s(status),
    )


def _names(cells: Mapping[str, str]) -> tuple[str, str, str]:
    """Last name, first name, and the whole as it is shown."""
    last, first, name = (tidy(cells.get(part, "")) for part in ("last", "first", "name"))
    if last and not first and not name and "first" not in cells:
        name, last = last, ""  # a column `Nom` alone holds both
    if name and not last:
        if "," in name:  # Canvas: LAST, First
            last, first = (part.strip() for part in name.split(",", 1))
            name = f"{first} {last}".strip()
        else:
            last, first = split_name(name)
    return last, first, name or f"{first} {last}".strip()


def _digits(text: str) -> str:
    """The number in `Participant100001`, `Participant 100001` or `100001`."""
    found = re.fullmatch(r"\D*(\d+)", text)
    return found[1] if found else ""


def _handed_in(status: str) -> bool | None:
    told = " ".join(words(status))
    if any(told.startswith(one) for one in _NONE_HANDED_IN):
        return False
    return True if any(one in told for one in _HANDED_IN) else None


def _late_s(status: str) -> int | None:
    """How late Moodle says the copy is: `Remis pour évaluation - En retard de 2 heures 3 min`."""
    told = status.lower()
    late = "retard" in told or re.search(r"\blate\b", told)
    return duration(told) if late else None
