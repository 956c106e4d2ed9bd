"""Tables that others made: CSV in any encoding and with any separator, columns found by what they mean."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from grader.errors import UnreadableCopy, UsageError
from grader.intake import read_bytes
from grader.messages import _, about, language
from grader.names import words
from grader.plaintext import read_text
from grader.tongue import speaking

MAX_ROWS = 100_000

# The headings of each meaning, without accents, case or punctuation; French and English, of several tools.
MEANINGS: dict[str, tuple[str, ...]] = {
    "participant": ("identifiant", "identifier"),
    "name": (
        "nom complet", "full name", "nom prenom", "prenom nom", "nom et prenom", "prenom et nom", "eleve", "etudiant",
        "student", "name", "fullname",
    ),
    "last": ("nom", "nom de famille", "last name", "surname", "lastname", "family name"),
    "first": ("prenom", "prenoms", "first name", "firstname", "given name"),
    "email": (
        "adresse de courriel", "courriel", "email address", "email", "e mail", "mail", "adresse mail", "adresse email",
        "adresse e mail",
    ),
    "login": ("login", "nom d utilisateur", "username", "github username", "sis login id", "id nbgrader", "utilisateur"),
    "number": (
        "numero d identification", "id number", "numero", "numero etudiant", "roster identifier", "sis user id",
        "numero d etudiant", "ine", "matricule", "code etudiant", "student number",
    ),
    "other": ("id", "canvas id"),
    "repository": ("student repository name",),
    "class": ("classe", "class", "section", "division", "groupe classe"),
    "group": ("groupe", "group", "binome", "equipe", "team", "trinome"),
    "status": ("statut", "status", "etat", "state"),
    "mark": ("note", "grade", "evaluation", "points awarded"),
    "most": ("note maximale", "maximum grade", "points available"),
    "changed": (
        "derniere modification travail remis", "last modified submission", "derniere modif", "submission timestamp",
        "derniere modification",
    ),
    "comment": ("feedback par commentaires", "feedback comments", "appreciation", "commentaires"),
}  # fmt: skip
_KNOWN = {heading: meaning for meaning, headings in MEANINGS.items() for heading in headings}


@dataclass(frozen=True)
class Sheet:
    """A table as it came: its headings and rows, all of one width, and how it was written."""

    headers: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    delimiter: str = ","
    notes: tuple[str, ...] = ()

    def columns(self) -> dict[str, int]:
        """Where each meaning is; the first column of a meaning counts."""
        found: dict[str, int] = {}
        for place, header in enumerate(self.headers):
            meaning = meaning_of(header)
            if meaning:
                found.setdefault(meaning, place)
        return found


def meaning_of(header: str) -> str:
    """What a column holds, "" when its heading is not known."""
    return _KNOWN.get(" ".join(words(header)), "")


def read_table(path: Path) -> Sheet:
    """The table in this file; UsageError says what is wrong with it."""
    data = list_bytes(path)
    if not data.strip():
        raise UsageError(about(str(path), _("the file is empty")))
    return parse_table(read_text(data).text, str(path))


def list_bytes(path: Path) -> bytes:
    """What a list holds that somebody made; UsageError when it is no text."""
    data = b""
    try:
        with speaking(language()):  # the reasons are for the teacher here
            data = read_bytes(path)
            if data.strip():
                read_text(data)
    except UnreadableCopy as error:
        workbook = _("it is a workbook; save it as CSV in the spreadsheet, and give that file")
        why = workbook if _is_workbook(data) else str(error)
        raise UsageError(_("{path}: not a list that can be read: {why}").format(path=path, why=why)) from None
    return data


def _is_workbook(data: bytes) -> bool:
    """Whether a spreadsheet wrote this: Excel, old or new, or LibreOffice."""
    new = data.startswith(b"PK") and any(
        mark in data[:65536] for mark in (b"xl/", b"opendocument.spreadsheet")
    )
    return new or data.startswith(b"\xd0\xcf\x11\xe0")


def parse_table(text: str, name: str) -> Sheet:
    """The table in a text; `name` is for the message when it holds none."""
    lines = re.split(r"\r\n|\r|\n", text.lstrip("\ufeff"))
    if lines and lines[0].lower().startswith("sep="):
        lines = lines[1:]
    if lines and lines[0].lstrip().lower().startswith(("<!doctype", "<html")):
        raise UsageError(about(name, _("this is a web page, not a list; download it again")))
    text = "\n".join(lines)
    rows, delimiter = max(((_rows(text, sign), sign) for sign in ";\t,|"), key=lambda read: _known(read[0]))
    start = _heading(rows)
    if start is None:
        raise UsageError(
            about(name, _("no column of names; its first line must name the columns, such as Nom,Prénom"))
        )
    headers = tuple(cell.strip() for cell in rows[start])
    width = len(headers)
    body = [tuple(_fitted(row, width)) for row in rows[start + 1 :]]
    if len(body) > MAX_ROWS:
        raise UsageError(about(name, _("too many lines for a class")))
    return Sheet(headers, tuple(body), delimiter)


def _known(rows: Sequence[Sequence[str]]) -> int:
    """How many columns have a heading that means something: with the right separator, the most."""
    start = _heading(rows)
    return 0 if start is None else sum(bool(meaning_of(cell)) for cell in rows[start])


def _rows(text: str, delimiter: str) -> list[list[str]]:
    """The cells; quotes within cells need not be doubled, as Capytale leaves them."""
    return [row for row in _cells(text, delimiter) if any(cell.strip() for cell in row)]


def _cells(text: str, delimiter: str) -> list[list[str]]:
    try:
        return list(csv.reader(io.StringIO(text, newline=""), delimiter=delimiter, strict=True))
    except csv.Error:
        lines = [line.strip() for line in text.split("\n") if line.strip()]
    if all(len(line) > 1 and line[0] == line[-1] == '"' for line in lines):
        return [line[1:-1].split(f'"{delimiter}"') for line in lines]
    return [[cell.strip().strip('"') for cell in line.split(delimiter)] for line in lines]


def _heading(rows: Sequence[Sequence[str]]) -> int | None:
    """The line that names the columns: the first that names somebody's name, login, address or number."""
    who = {"name", "last", "email", "login", "number", "participant"}
    for place, row in enumerate(rows[:10]):
        if who & {meaning_of(cell) for cell in row}:
            return place
    return None


def _fitted(row: Sequence[str], width: int) -> list[str]:
    return [*row[:width], *[""] * (width - len(row))]
