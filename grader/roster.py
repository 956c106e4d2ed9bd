"""Class lists and worksheets: who is in the class, and what a platform knows of each one's copy."""

from __future__ import annotations

import datetime as dt
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from grader.dates import duration, moment
from grader.errors import UsageError
from grader.messages import _, about
from grader.names import key, repository_key, split_name, tidy, words
from grader.results import State
from grader.tabular import Sheet, read_table

# What teachers and their software write for those who have no mark.
STATE_WORDS: dict[str, State] = {
    "abs": "absent", "absent": "absent", "absente": "absent", "absence": "absent", "abi": "absent", "abj": "absent",
    "disp": "excused", "dispense": "excused", "dispensee": "excused", "exc": "excused", "excuse": "excused",
    "excusee": "excused", "excused": "excused", "neu": "excused",
    "nrd": "missing", "non rendu": "missing", "non rendue": "missing", "missing": "missing",
    "att": "to_review", "attente": "to_review", "en attente": "to_review",
    "ill": "unreadable", "illisible": "unreadable",
}  # fmt: skip
Kind = Literal["list", "platform", "canvas"]
_NOT_PEOPLE = {("points", "possible"), ("student", "test"), ("etudiant", "test")}
_NONE_HANDED_IN = ("pas", "aucun", "aucune", "rien", "non", "no", "not", "nothing", "jamais", "never")
_HANDED_IN = (
    "remis",
    "submi",
    "rendu",
    "corrige",
    "reopened",
    "draft",
    "brouillon",
    "attempt",
    "tentative",
    "depos",
    "envoi",
)
_EXTENSION = re.compile(
    r"(?:extension|prolong|délai|ampli)[^-]*?\b(?:until|jusqu)\S*(?P<date>.*)", re.IGNORECASE | re.DOTALL
)


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
    due: dt.datetime | None = None  # an extension that the platform granted to this student

    def marks(self) -> tuple[str, ...]:
        """What stands for this person on the platform, for this assignment."""
        return tuple(filter(None, (self.participant, self.repository and repository_key(self.repository))))


def read_list(path: Path, zone: dt.tzinfo) -> list[Listed]:
    """Who is in this list; UsageError when it names nobody."""
    sheet = read_table(path)
    columns = sheet.columns()
    kind = _kind(sheet, columns)
    people = [one for row in sheet.rows if (one := _listed(_cells(row, columns), kind, zone))]
    if not people:
        raise UsageError(about(str(path), _("nobody is named in this list")))
    return people


def _cells(row: Sequence[str], columns: Mapping[str, int]) -> dict[str, str]:
    return {meaning: row[place].strip() for meaning, place in columns.items()}


def _kind(sheet: Sheet, columns: Mapping[str, int]) -> Kind:
    """Which tool the table comes from: its numbers mean nothing to another."""
    if any(header.lower().startswith("sis ") for header in sheet.headers):
        return "canvas"
    return "platform" if "changed" in columns or {"participant", "status"} <= columns.keys() else "list"


def _listed(cells: Mapping[str, str], kind: Kind, zone: dt.tzinfo) -> Listed | None:
    """The person in a row; None for the rows of totals and the empty ones."""
    last, first, name = _names(cells)
    status = cells.get("status", "")
    login, number, participant = _keys(cells, kind)
    if not name and " " in number.strip():  # GitHub's identifier may be a name
        last, first, name = _names({"name": number})
        number = ""
    if not (name or login or number or cells.get("email") or participant) or key(name) in _NOT_PEOPLE:
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
        handed_in=_handed_in(status) if kind == "platform" else None,
        time=moment(cells.get("changed", ""), zone),
        late_s=_late_s(status),
        due=_extension(status, zone),
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


def _keys(cells: Mapping[str, str], kind: Kind) -> tuple[str, str, str]:
    """Login, number of the student, number of the copy; a plain list calls either of the first two identifier or id."""
    login, number = cells.get("login", ""), cells.get("number", "")
    told, other = cells.get("participant", ""), cells.get("other", "")
    found = re.fullmatch(r"(?:participant[^\W\d]*\s*)?(\d+)", told, re.IGNORECASE)
    if kind == "platform" and found:
        return login, number, found[1]
    if kind == "canvas":
        return login, number, f"canvas {other}" if other else ""
    own = told or other
    return (login, number or own, "") if own.isdigit() else (login or own, number, "")


def _handed_in(status: str) -> bool | None:
    told = words(status)
    if not any(one in " ".join(told) for one in _HANDED_IN):
        return None
    return told[0] not in _NONE_HANDED_IN


def _late_s(status: str) -> int | None:
    """How late Moodle says the copy is: `Remis pour évaluation - En retard de 2 heures 3 min`."""
    told = status.lower()
    late = "retard" in told or re.search(r"\blate\b", told)
    return duration(told) if late else None


def _extension(status: str, zone: dt.tzinfo) -> dt.datetime | None:
    """Until when Moodle gave this student: `No submission - Extension granted until: Sunday, 14 March 2027, 6:00 PM`."""
    found = _EXTENSION.search(status)
    return moment(found["date"], zone, late=True) if found else None
