"""The one file with names, identities.csv: who stands behind each pseudonymous id of a course."""

from __future__ import annotations

import csv
import io
import os
import secrets
import stat
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Any

from grader.errors import UsageError
from grader.messages import _, about, refusal
from grader.names import key, tidy
from grader.roster import Listed
from grader.store import put_whole
from grader.tabular import read_table

IDENTITIES = "identities.csv"
ORIGIN = "origin:"
_ALPHABET = "bcdfghjkmnpqrstvwxz23456789"  # no vowels, nothing that reads two ways


@dataclass(frozen=True)
class Person:
    """One student; `origins`: what the platform called the copy that was kept, by assignment."""

    id: str
    last: str = ""
    first: str = ""
    name: str = ""
    email: str = ""
    login: str = ""
    number: str = ""
    section: str = ""
    group: str = ""
    listed: str = ""  # "yes" when a class list or a worksheet names them
    origins: Mapping[str, str] = field(default_factory=dict, hash=False)

    def spellings(self) -> tuple[str, ...]:
        """The ways in which this name is written."""
        ways = (self.name, f"{self.last} {self.first}", f"{self.first} {self.last}")
        return tuple(dict.fromkeys(way.strip() for way in ways if way.strip()))


_TEXTS = tuple(one.name for one in fields(Person) if one.name != "origins")


@dataclass(frozen=True)
class Identities:
    """Everybody known in a course."""

    people: tuple[Person, ...] = ()

    def names(self) -> dict[str, str]:
        """The name behind each id, for what is shown to the teacher alone."""
        return {person.id: person.name for person in self.people}

    def get(self, student: str) -> Person | None:
        """The person with this id."""
        return next((person for person in self.people if person.id == student), None)

    @property
    def closed(self) -> bool:
        """Whether a list says who is in the class, so that nobody else can be."""
        return any(person.listed for person in self.people)

    def with_person(self, person: Person) -> Identities:
        """The same with this one, in the place of the one with the same id if there is one."""
        others = [person if one.id == person.id else one for one in self.people]
        return Identities(tuple(others) if person in others else (*self.people, person))

    def new_id(self, wanted: str = "") -> str:
        """An id that nobody has: the one wanted, as far as it can name a folder, or one drawn at random."""
        taken = {person.id.casefold() for person in self.people}
        if wanted and wanted.casefold() not in taken and _names_a_folder(wanted):
            return wanted
        while True:
            drawn = "e" + "".join(secrets.choice(_ALPHABET) for _place in range(5))
            if drawn not in taken:
                return drawn


def _names_a_folder(text: str) -> bool:
    """Whether nbgrader and every system take this as the name of a folder."""
    return all(char.isalnum() or char in "-_.@" for char in text) and text[0] not in ".-" and len(text) <= 100


# -- the file -------------------------------------------------------------------------------------------------


def read_identities(root: Path) -> Identities:
    """Everybody in the file; nobody when there is none."""
    path = root / IDENTITIES
    if not os.path.lexists(path):
        return Identities()
    sheet = read_table(path)
    heads = [header.strip() for header in sheet.headers]
    if "id" not in heads:
        raise UsageError(about(str(path), _("the column `id` is gone; put the file back as it was")))
    people = [_person(dict(zip(heads, map(tidy, row), strict=True))) for row in sheet.rows]
    people = [person for person in people if person.id]
    twice = next((name for name, times in Counter(one.id for one in people).items() if times > 1), None)
    if twice:
        raise UsageError(
            about(str(path), _("{id} stands there twice; give each student one line").format(id=twice))
        )
    strange = next((one.id for one in people if not _names_a_folder(one.id)), None)
    if strange:
        raise UsageError(about(str(path), _("{id!r} cannot be an id; put the file back").format(id=strange)))
    return Identities(tuple(people))


def _person(cells: Mapping[str, str]) -> Person:
    origins = {
        head.removeprefix(ORIGIN): text for head, text in cells.items() if head.startswith(ORIGIN) and text
    }
    return Person(**{name: cells.get(name, "") for name in _TEXTS}, origins=origins)


def write_identities(root: Path, identities: Identities) -> None:
    """Write the file whole, for its owner's eyes only, and have git leave it alone."""
    path = root / IDENTITIES
    text = "\ufeff" + _text(identities)
    _ignored_by_git(root)
    try:
        if path.read_text(encoding="utf-8") == text and stat.S_IMODE(path.stat().st_mode) == 0o600:
            return
    except (OSError, ValueError):
        pass
    try:
        put_whole(path, text.encode(), private=True)
    except OSError as error:
        raise UsageError(about(str(path), refusal(error))) from None


def _text(identities: Identities) -> str:
    assignments = sorted({name for person in identities.people for name in person.origins})
    out = io.StringIO()
    table = csv.writer(out, delimiter=";", lineterminator="\n")
    table.writerow([*_TEXTS, *(ORIGIN + name for name in assignments)])
    for person in sorted(identities.people, key=lambda one: (key(one.last), key(one.first), one.id)):
        texts = [getattr(person, name) for name in _TEXTS]
        table.writerow([*texts, *(person.origins.get(name, "") for name in assignments)])
    return out.getvalue()


def _ignored_by_git(root: Path) -> None:
    """Name the file in .gitignore, which is made if need be; the rest of it stays."""
    path = root / ".gitignore"
    wanted = (IDENTITIES, f".{IDENTITIES}.*")
    try:
        known = path.read_text(encoding="utf-8", errors="surrogateescape") if path.exists() else ""
        lines = [name for name in wanted if name not in known.splitlines()]
        if lines:
            root.mkdir(parents=True, exist_ok=True)
            gap = "\n" if known and not known.endswith("\n") else ""
            with open(path, "a", encoding="utf-8") as file:
                file.write(gap + "\n".join(lines) + "\n")
    except OSError as error:
        raise UsageError(about(str(path), refusal(error))) from None


# -- what lists add -------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Enrolment:
    """Everybody after a list was read: whom each line stands for, and who was not known before."""

    identities: Identities
    lines: tuple[tuple[Listed, str], ...]
    new: tuple[str, ...] = ()


def enrol(identities: Identities, listed: Sequence[Listed], keep_ids: bool = False) -> Enrolment:
    """Everybody of a list among those known, each line a different person; the list completes what is known."""
    lines: list[tuple[Listed, str]] = []
    new: list[str] = []
    claimed: set[str] = set()
    for line in _surest_first(listed, identities):
        known = _same_person(identities.people, line, claimed)
        person = known or Person(identities.new_id(line.login or line.number if keep_ids else ""))
        new += [] if known else [person.id]
        claimed.add(person.id)
        identities = identities.with_person(_completed(person, line))
        lines.append((line, person.id))
    return Enrolment(identities, tuple(lines), tuple(new))


def _surest_first(listed: Iterable[Listed], identities: Identities) -> list[Listed]:
    """Lines that a number or an address settles first: homonyms are then told apart by what is left."""
    known = frozenset[str]().union(*(_keys(person) for person in identities.people))
    return sorted(listed, key=lambda line: known.isdisjoint(_keys(line)))


def _same_person(people: Sequence[Person], line: Listed, claimed: set[str]) -> Person | None:
    free = [person for person in people if person.id not in claimed]
    keys = _keys(line)
    for person in free:
        if not keys.isdisjoint(_keys(person)):
            return person
    wanted = key(line.name)
    same = [person for person in free if wanted and wanted in map(key, person.spellings())]
    near = [
        person for person in same if not (person.section and line.section and person.section != line.section)
    ]
    chosen = near or (same if len(same) == 1 else [])
    return chosen[0] if chosen and not _told_apart(chosen[0], line) else None


def _keys(one: Person | Listed) -> frozenset[str]:
    """What is nobody else's: address, number and login, of which one tool's may be another's of another kind."""
    return frozenset(text.casefold() for text in (one.email, one.number, one.login) if text)


def _told_apart(person: Person, line: Listed) -> bool:
    """Whether two of the same name have numbers that differ."""
    return bool(person.number and line.number and person.number != line.number)


def _completed(person: Person, line: Listed) -> Person:
    """The person with what the list knows; what was known stays where the list says nothing."""
    told = {
        "last": line.last, "first": line.first, "name": line.name, "email": line.email, "login": line.login,
        "number": line.number, "section": line.section, "group": line.group,
    }  # fmt: skip
    kept = {name: getattr(person, name) or text for name, text in told.items()}
    fresh = {name: told[name] for name in ("section", "group") if told[name]}
    values: dict[str, Any] = {**kept, **fresh, "listed": "yes"}
    return replace(person, **values)
