"""A table of somebody else's that is written back as it came: only the cells that were given a text differ."""

from __future__ import annotations

import codecs
import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

from grader.errors import UsageError
from grader.messages import _, about
from grader.tabular import list_bytes, meaning_of

MAX_BYTES = 50 << 20
SEPARATORS = ";\t,|"
HEAD = 10  # lines among which the headings are
_MARKS = ((codecs.BOM_UTF8, "utf-8"), (codecs.BOM_UTF16_LE, "utf-16-le"), (codecs.BOM_UTF16_BE, "utf-16-be"))


@dataclass(frozen=True)
class Line:
    """One record: its cells as they are written, quotes included, and what ends it."""

    cells: tuple[str, ...]
    end: str


@dataclass(frozen=True)
class RawTable:
    """The file: its mark of order and encoding, its separator, its lines; `loose`, quotes in cells are not doubled."""

    lines: tuple[Line, ...]
    separator: str
    encoding: str = "utf-8"
    mark: bytes = b""
    loose: bool = False

    def text(self, row: int, column: int) -> str:
        """What a cell says; nothing when the line is too short."""
        cells = self.lines[row].cells
        raw = cells[column] if column < len(cells) else ""
        if len(raw) < 2 or raw[0] != '"':
            return raw
        return raw[1:-1] if self.loose else raw[1:-1].replace('""', '"')

    def with_text(self, row: int, column: int, text: str) -> RawTable:
        """The same with this cell saying something else."""
        line = self.lines[row]
        cells = [*line.cells, *[""] * (column + 1 - len(line.cells))]
        cells[column] = self._written(text, quoted=cells[column].startswith('"'))
        lines = (*self.lines[:row], replace(line, cells=tuple(cells)), *self.lines[row + 1 :])
        return replace(self, lines=lines)

    def _written(self, text: str, quoted: bool) -> str:
        text = text.replace("\r", " ").replace("\n", " ")
        if self.loose:
            return '"' + text.replace(f'"{self.separator}"', f"'{self.separator}'") + '"'
        if quoted or self.separator in text or '"' in text:
            return '"' + text.replace('"', '""') + '"'
        return text

    def to_bytes(self) -> bytes:
        """The file's content; what its encoding has no sign for becomes a reference, as in HTML."""
        text = "".join(self.separator.join(line.cells) + line.end for line in self.lines)
        return self.mark + text.encode(self.encoding, "xmlcharrefreplace")


def read_raw(path: Path) -> RawTable:
    """The table in this file; UsageError says why there is none."""
    data = list_bytes(path)  # says when it is a workbook, a picture...
    if len(data) > MAX_BYTES:
        raise UsageError(about(str(path), _("too large to be a list of marks")))
    table = parse_raw(data)
    if len(table.lines) < 2:
        raise UsageError(about(str(path), _("no line below the headings; download the worksheet again")))
    return table


def parse_raw(data: bytes) -> RawTable:
    """The table in these bytes."""
    mark, encoding = next((known for known in _MARKS if data.startswith(known[0])), (b"", "utf-8"))
    body = data[len(mark) :]
    try:
        text = body.decode(encoding)
    except UnicodeDecodeError:
        encoding = "cp1252"
        text = body.decode(encoding, "replace")
    separator = max(SEPARATORS, key=partial(_likelihood, text))
    strict = _strict(text, separator)
    lines = tuple(_loose(text, separator)) if strict is None else tuple(strict)
    return RawTable(lines, separator, encoding, mark, strict is None)


def _likelihood(text: str, separator: str) -> tuple[int, int]:
    """How likely this sign is what separates: most headings are known then; else it stands most often in the first line."""
    first, *others = text.split("\n", HEAD)[:HEAD]
    cells = ([cell.strip(' "\r') for cell in line.split(separator)] for line in (first, *others))
    known = max(sum(bool(meaning_of(cell)) for cell in line) for line in cells)
    return known, first.count(separator)


def _strict(text: str, separator: str) -> list[Line] | None:
    """The lines by the rule of doubled quotes; None when the text does not follow it."""
    lines: list[Line] = []
    cells: list[str] = []
    start = place = 0
    while place < len(text):
        if text[place] == '"' and place == start:
            closing = _closing(text, place + 1)
            if closing is None:
                return None
            place = closing + 1
            if place < len(text) and text[place] not in separator + "\r\n":
                return None
        elif text[place] == separator:
            cells.append(text[start:place])
            place = start = place + 1
        elif text[place] in "\r\n":
            end = "\r\n" if text.startswith("\r\n", place) else text[place]
            lines.append(Line((*cells, text[start:place]), end))
            cells, place = [], place + len(end)
            start = place
        else:
            place += 1
    if cells or start < len(text):
        lines.append(Line((*cells, text[start:]), ""))
    return lines


def _closing(text: str, place: int) -> int | None:
    """Where the cell that began before `place` has its last quote."""
    while (place := text.find('"', place)) >= 0:
        if not text.startswith('""', place):
            return place
        place += 2
    return None


def _loose(text: str, separator: str) -> Iterator[Line]:
    """The lines when every cell stands between quotes that may hold others."""
    for whole in re.findall(r"[^\r\n]*(?:\r\n|\r|\n)|[^\r\n]+", text):
        body = whole.rstrip("\r\n")
        end = whole[len(body) :]
        if len(body) > 1 and body[0] == body[-1] == '"':
            yield Line(tuple(f'"{cell}"' for cell in body[1:-1].split(f'"{separator}"')), end)
        else:
            yield Line(tuple(body.split(separator)), end)
