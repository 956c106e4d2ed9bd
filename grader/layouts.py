"""How learning platforms name the files that they hand over, and what these names tell about a copy."""

from __future__ import annotations

import datetime as dt
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal

from grader.archive import Entry
from grader.dates import moment
from grader.errors import ArchiveError, UnreadableCopy
from grader.names import slug, squeezed, tidy, words
from grader.plaintext import read_text
from grader.sources import Source

Layout = Literal["moodle", "capytale", "nbgrader", "canvas", "files"]
TimeFrom = Literal["sheet", "platform", "archive", "file", ""]

REPORT, STAMP, SECRET = "rapport.txt", "timestamp.txt", "submission_secret.txt"
COPY_ENDINGS = (".ipynb", ".py", ".ipynb.txt", ".py.txt", ".ipynb.json")
_COMPANIONS = frozenset((REPORT, STAMP, SECRET))

_MOODLE = re.compile(
    r"(?P<whole>(?P<name>[^_]+)(?:_(?P<number>\d+))?_assignsubmission_(?P<kind>file|onlinetext)_?)(?P<rest>.*)"
)
_BLIND = frozenset(("participant", "participante", "participant e", "teilnehmer"))
_EXCHANGE = re.compile(
    r"(?P<student>.+?)\+(?P<assignment>[^+]+)\+(?P<time>\d{4}-\d\d-\d\d \d\d[:_-]\d\d[:_-]\d\d(?:\.\d+)? \S+?)(?:\+.*)?"
)
_CANVAS = re.compile(r"(?P<name>[^_]+)(?P<late>_LATE)?_(?P<user>\d+)_(?P<number>\d+)_(?P<file>.+)")
_REPORT_LINE = re.compile(
    r"(?P<rank>\d+)/\d+ (?P<name>.+?) ?(?:\((?P<section>[^()]*)\))? ?: ?(?P<state>[^:]*)"
)
_LONGEST_LINE = (
    300  # characters; with more, or many spaces, anybody's rapport.txt would take for ever to be read
)
_DOCUMENTS = "pdf|docx?|odt|rtf|pages|tex|md|html?|png|jpe?g|heic|webp|gif|xlsx?|ods|csv"
_ENDING = re.compile(rf"(?:\.(?:ipynb|py|txt|json|zip|{_DOCUMENTS}))+$", re.IGNORECASE)


@dataclass(frozen=True)
class Clue:
    """What tells whose copy it is: numbers and logins first, then names, the likelier ones first."""

    names: tuple[str, ...] = ()
    participant: str = ""
    login: str = ""
    section: str = ""
    sure: bool = False  # the names are a person's, and not those of any file or folder


@dataclass(frozen=True)
class Arrival:
    """A file handed in: where it was found, what the platform called it, and whose it seems to be."""

    entry: Entry
    source: str
    layout: Layout
    origin: str
    clue: Clue
    time: dt.datetime | None = None
    time_from: TimeFrom = ""
    late: bool = False  # the platform says so
    attempt: int = 0  # the platform's number for this file, higher for later ones
    state: str = ""  # Capytale's word for it
    assignment: str = ""  # the exchange's name for it
    companions: Mapping[str, bytes] = field(default_factory=dict, compare=False)

    @property
    def label(self) -> str:
        """Its path, as it is shown and as --assign names it."""
        return "/".join(self.entry.path)

    @property
    def inside(self) -> str:
        """Its path within what the platform made for the student, or within the source."""
        if self.layout == "moodle" and self.origin not in self.entry.path:  # flat: it begins the file's name
            return self.entry.name.removeprefix(self.origin)
        place = next((rank for rank, part in enumerate(self.entry.path) if part == self.origin), 0)
        return "/".join(self.entry.path[place + 1 :]) or self.entry.name

    @property
    def is_copy(self) -> bool:
        """Whether it can be a notebook or a script, by its name."""
        return self.entry.name.lower().endswith(COPY_ENDINGS)


def arrivals(source: Source, assignment: str, zone: dt.tzinfo) -> list[Arrival]:
    """Every file of a source that a student may have handed in."""
    here = _Place(source, assignment, zone)
    found = [here.arrival(entry) for entry in source.entries if entry.name.lower() not in _COMPANIONS]
    named = {one.assignment for one in found if one.assignment}
    wanted = {assignment} if assignment in named else named
    return [one for one in found if not one.assignment or one.assignment in wanted]


@dataclass(frozen=True)
class _Sign:
    """What tells whose a file is, and the part of its path where it stands."""

    place: int
    layout: Layout
    origin: str
    clue: Clue
    more: Mapping[str, object] = field(default_factory=dict)


class _Place:
    """One source: the files beside each file, and the tables that a platform put among them."""

    def __init__(self, source: Source, assignment: str, zone: dt.tzinfo) -> None:
        self.source, self.assignment, self.zone = source, assignment, zone
        self.beside = {entry.path: entry for entry in source.entries if entry.name.lower() in _COMPANIONS}
        self.reports = {
            path[:-1]: _report(
                _text(entry), [one.name for one in source.entries if one.path[:-1] == path[:-1]]
            )
            for path, entry in self.beside.items()
            if path[-1].lower() == REPORT
        }
        self.common = _common([entry.path[:-1] for entry in source.entries])

    def arrival(self, entry: Entry) -> Arrival:
        """By the outermost sign: what is further in was packed by a student, who may name it after anybody."""
        readers = (self._exchange, self._moodle, self._capytale, self._submitted, self._canvas)
        signs = [sign for read in readers if (sign := read(entry)) and self._counts(entry, sign)]
        return self._made(entry, min(signs, key=lambda sign: sign.place) if signs else self._plain(entry))

    def _counts(self, entry: Entry, sign: _Sign) -> bool:
        """Whether a platform can have put it there: of archives within archives, only Moodle's are handed over."""
        return sign.layout == "moodle" or all(depth > sign.place for depth, _time in entry.holders)

    def _made(self, entry: Entry, sign: _Sign) -> Arrival:
        time, time_from = self._time(entry, sign)
        facts = {"time": time, "time_from": time_from, "companions": self._companions(entry), **sign.more}
        return Arrival(entry, self.source.name, sign.layout, sign.origin, sign.clue, **facts)  # type: ignore[arg-type]

    def _time(self, entry: Entry, sign: _Sign) -> tuple[dt.datetime | None, TimeFrom]:
        """When it was handed in, as far as the source says, whatever a student packed with it."""
        own = (
            sign.layout == "nbgrader" and sign.place >= len(entry.path) - 3
        )  # beside the student's name, no deeper
        stamp = self.beside.get((*entry.path[:-1], STAMP)) if own else None
        noted = moment(_text(stamp), self.zone) if stamp else None
        if noted:
            return noted, "platform"
        when = next((time for depth, time in entry.holders if depth > sign.place), entry.time)
        if when is None:
            return None, ""
        if when.tzinfo:
            return when, "file"
        return moment(when.isoformat(), self.zone), "archive"

    def _companions(self, entry: Entry) -> dict[str, bytes]:
        secret = self.beside.get((*entry.path[:-1], SECRET))
        try:
            return {SECRET: secret.read()[:10_000]} if secret else {}
        except ArchiveError:
            return {}

    # -- one layout each; None when the path is not of this kind ------------------------------------------

    def _exchange(self, entry: Entry) -> _Sign | None:
        for place, part in enumerate(entry.path[:-1]):
            found = _EXCHANGE.fullmatch(part)
            if found:
                day, _space, clock = found["time"].partition(" ")
                noted = moment(f"{day} {re.sub('[_-](?=[0-9])', ':', clock)}", self.zone)
                time = {"time": noted, "time_from": "platform"} if noted else {}
                clue = Clue((found["student"],), login=found["student"])
                return _Sign(place, "nbgrader", part, clue, {"assignment": found["assignment"], **time})
        return None

    def _moodle(self, entry: Entry) -> _Sign | None:
        for place, part in enumerate(entry.path):
            found = _MOODLE.fullmatch(part)
            if found:
                name = tidy(found["name"])
                blind = " ".join(words(name)) in _BLIND
                after_group = [name.split("-", dash)[-1] for dash in range(1, name.count("-") + 1)]
                clue = Clue(() if blind else (name, *after_group), found["number"] or "", sure=True)
                origin = part if found["rest"] == "" else found["whole"]
                return _Sign(place, "moodle", origin, clue)
        return None

    def _capytale(self, entry: Entry) -> _Sign | None:
        report = self.reports.get(entry.path[:-1])
        if report is None:
            return None
        line = report.get(entry.name)
        if line is None:
            return None
        clue = Clue((line.name,), section=line.section, sure=True)
        return _Sign(len(entry.path) - 1, "capytale", entry.name, clue, {"state": line.state})

    def _submitted(self, entry: Entry) -> _Sign | None:
        """<student>/<assignment>/file, as in submitted/."""
        folders = entry.path[:-1]
        for place, part in enumerate(folders[1:]):
            if part == self.assignment:
                return _Sign(place, "nbgrader", folders[place], Clue((folders[place],), login=folders[place]))
        return None

    def _canvas(self, entry: Entry) -> _Sign | None:
        found = _CANVAS.fullmatch(entry.name)
        if not found:
            return None
        clue = Clue((found["name"],), participant=f"canvas {found['user']}", sure=True)
        more = {"late": bool(found["late"]), "attempt": int(found["number"])}
        return _Sign(len(entry.path) - 1, "canvas", entry.name, clue, more)

    def _plain(self, entry: Entry) -> _Sign:
        """Any folder or file: each part of the path may be a name; what all paths share is the least likely."""
        shared = len(self.common)
        own = entry.path[shared:-1]
        stem = _ENDING.sub("", entry.name)
        around = [_ENDING.sub("", part) for part in reversed(entry.path[:shared])]
        names = [_ENDING.sub("", part) for part in own] + [stem] + around
        return _Sign(shared, "files", entry.path[shared] if own else entry.name, Clue(tuple(names)))


def _common(folders: Iterable[tuple[str, ...]]) -> tuple[str, ...]:
    """The folders that all paths go through."""
    shared: list[str] = []
    for parts in zip(*folders, strict=False):
        if len(set(parts)) > 1:
            break
        shared.append(parts[0])
    return tuple(shared)


# -- Capytale's table -----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class ReportLine:
    """One line of rapport.txt."""

    name: str
    section: str
    state: str


def _report(text: str, files: Sequence[str]) -> dict[str, ReportLine] | None:
    """Which file each line of the table is about; None when the text is no such table."""
    squeezed_lines = (" ".join(line.split()) for line in text.split("\n") if len(line) <= _LONGEST_LINE)
    found = [match for line in squeezed_lines if (match := _REPORT_LINE.fullmatch(line))]
    lines = [ReportLine(tidy(m["name"]), tidy(m["section"] or ""), tidy(m["state"])) for m in found]
    if not lines:
        return None
    copies = [name for name in files if name.lower().endswith(COPY_ENDINGS)]
    named = _by_name(lines, copies)
    if len(copies) == len(lines):  # the rest by their order, which is that of the lines
        for name, line in zip(copies, lines, strict=True):
            if name not in named and line not in named.values():
                named[name] = line
    return named


def _by_name(lines: Sequence[ReportLine], copies: Sequence[str]) -> dict[str, ReportLine]:
    """The files whose names are made of a line's; homonyms bear a number, in the order of the lines."""
    free = {name: re.sub(r"\(\d+\)$", "", _ENDING.sub("", name)) for name in copies}
    named: dict[str, ReportLine] = {}
    for line in lines:
        wanted = _slugs(line.name)
        name = next((name for name, stem in free.items() if name not in named and slug(stem) in wanted), None)
        if name is not None:
            named[name] = line
    return named


def _slugs(name: str) -> set[str]:
    """What a file name can make of `Prénom NOM`, wherever the last name begins."""
    parts = name.split()
    turned = [" ".join(parts[place:] + parts[:place]) for place in range(len(parts))]
    return {made for one in turned for made in (slug(one), squeezed(one))} - {""}


def _text(entry: Entry) -> str:
    """The text of a small file, "" when it cannot be read."""
    try:
        return read_text(entry.read()[:2_000_000]).text
    except (ArchiveError, UnreadableCopy):
        return ""
