"""The cells of a teacher's notebook with their tags, those that hold corrections told from the others."""

from __future__ import annotations

import ast
import json
import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from grader.beside.carnet import python
from grader.cells import read_cells
from grader.errors import UnreadableCopy, UsageError
from grader.intake import MAX_BYTES
from grader.messages import _, about, language, refusal
from grader.plaintext import read_text
from grader.tongue import speaking, tr

LARGEST = 16 << 20  # bytes of a data file

_FILE_NAME = re.compile(r"[\w. ()-]{1,80}\.(?:txt|csv|tsv|json|dat|png|jpe?g|py)")


@dataclass(frozen=True)
class TaggedCell:
    """A cell: its number in the notebook from 1, its kind, its text, whether it holds a correction."""

    index: int
    kind: str
    source: str
    corrects: bool

    @cached_property
    def code(self) -> str:
        """The text without what only Jupyter understands; line by line the same otherwise."""
        return python(self.source) if self.kind == "code" else ""

    @cached_property
    def statements(self) -> tuple[ast.stmt, ...] | None:
        """The statements of a code cell; None when it is not Python."""
        try:
            return tuple(ast.parse(self.code).body)
        except (SyntaxError, ValueError):
            return None

    def text_of(self, node: ast.stmt) -> str:
        """The lines of a statement, its decorators and the comment right above it included."""
        lines = self.code.split("\n")
        first = min([node.lineno, *(one.lineno for one in getattr(node, "decorator_list", []))])
        while first > 1 and lines[first - 2].startswith("#"):
            first -= 1
        return "\n".join(lines[first - 1 : node.end_lineno])


def tagged_cells(path: Path, tag: str) -> tuple[TaggedCell, ...]:
    """The cells of the notebook; UsageError when it is none, or when no cell carries the tag."""
    text = _text(path)
    tags = _tags(path, text)
    try:
        with speaking(language()):
            content = read_cells(text, path.name)
            foreign = tr("le carnet annonce un autre langage que Python : {named!r}").partition("{")[0]
    except UnreadableCopy as error:
        raise UsageError(about(str(path), str(error))) from None
    faults = [note for note in content.notes if content.damaged or note.startswith(foreign)]
    if faults:
        raise UsageError(about(str(path), faults[0]))
    _check_tag(path, tag, tags)
    return tuple(
        TaggedCell(cell.index, cell.kind, cell.source.strip("\n"), tag in tags[cell.index - 1])
        for cell in content.cells
        if cell.source.strip()
    )


def _text(path: Path) -> str:
    if path.is_dir():
        raise UsageError(_("{path} is a folder; name a notebook").format(path=path))
    try:
        if path.stat().st_size > MAX_BYTES or not path.is_file():
            raise UsageError(_("{path}: not a notebook; name an .ipynb file").format(path=path))
        with speaking(language()):  # that of the teacher, whose notebook it is
            return read_text(path.read_bytes()).text
    except OSError as error:
        raise UsageError(about(str(path), refusal(error))) from None
    except UnreadableCopy as error:
        raise UsageError(about(str(path), str(error))) from None


def _tags(path: Path, text: str) -> list[frozenset[str]]:
    """The tags of each cell, in order."""
    try:
        data = json.loads(text)
        cells = (
            data["cells"]
            if "cells" in data
            else [one for sheet in data["worksheets"] for one in sheet["cells"]]
        )
        return [frozenset(_tags_of(cell)) for cell in cells]
    except (ValueError, KeyError, TypeError, RecursionError):
        raise UsageError(_("{path}: not a notebook; name an .ipynb file").format(path=path)) from None


def _tags_of(cell: Any) -> Sequence[str]:
    metadata = cell.get("metadata") if isinstance(cell, dict) else None
    tags = metadata.get("tags") if isinstance(metadata, dict) else None
    found = tags.replace(",", " ").split() if isinstance(tags, str) else tags
    return [tag for tag in found if isinstance(tag, str)] if isinstance(found, list) else []


def _check_tag(path: Path, tag: str, tags: Sequence[frozenset[str]]) -> None:
    counts = Counter(name for some in tags for name in some)
    if tag in counts:
        return
    if not counts:
        raise UsageError(
            _("{path}: no cell has a tag; give the tag {tag} to the cells that hold corrections").format(
                path=path, tag=tag
            )
        )
    known = ", ".join(f"{name} ({count})" for name, count in sorted(counts.items()))
    raise UsageError(
        _("{path}: no cell has the tag {tag!r}; its tags: {known}; choose one with --tag").format(
            path=path, tag=tag, known=known
        )
    )


def check_corrections(path: Path, cells: Sequence[TaggedCell]) -> None:
    """Refuse a correction that is not Python, with its place."""
    for cell in cells:
        if cell.corrects and cell.kind == "code" and cell.statements is None:
            raise UsageError(_not_python(path, cell))


def _not_python(notebook: Path, cell: TaggedCell) -> str:
    line = 1
    try:
        ast.parse(cell.code)
    except (SyntaxError, ValueError) as error:
        line = getattr(error, "lineno", None) or 1
    return _("{path}: cell {cell}, line {line}: this correction is not Python; correct it first").format(
        path=notebook, cell=cell.index, line=line
    )


def data_beside(notebook: Path, cells: Sequence[TaggedCell]) -> tuple[dict[str, bytes], list[str]]:
    """The files that the code names: those beside the notebook, and the names of the others."""
    names = {
        part.value
        for cell in cells
        for node in cell.statements or ()
        for part in ast.walk(node)
        if isinstance(part, ast.Constant) and isinstance(part.value, str) and _FILE_NAME.fullmatch(part.value)
    }
    there = {name for name in names if (notebook.absolute().parent / name).is_file()}
    small = [name for name in sorted(there) if (notebook.absolute().parent / name).stat().st_size <= LARGEST]
    return {name: (notebook.absolute().parent / name).read_bytes() for name in small}, sorted(
        names - set(small)
    )
