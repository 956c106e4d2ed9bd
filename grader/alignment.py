"""A copy laid on the notebook that was handed out: every cell that nbgrader follows is there once, whatever was done."""

from __future__ import annotations

import copy
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from grader import submission as given
from grader.nbgrader_cells import Cell, Notebook, Slot, followed, slots, source_text
from grader.submission import Submission
from grader.tongue import tr

_FENCE = "`" * 12
_INVISIBLE = "\u200c"  # breaks a tag or a link without changing what is read
_TAG = re.compile(r"<(?=[A-Za-z/!?])")
_LINK = re.compile(r"\](?=\s*[(\[:])")
_HREF = re.compile(r"\\(?=href|url|html|unicode|require|class|style|cssId|mmlToken)")


def inert(text: str) -> str:
    """A student's prose, in which no browser finds a tag or a link: the teacher's is open on the gradebook."""
    text = _TAG.sub("<" + _INVISIBLE, text)
    text = _LINK.sub("]" + _INVISIBLE, text)
    return _HREF.sub("\\\\" + _INVISIBLE, text)


def align(released: Notebook, questions: Sequence[str], submission: Submission | None) -> Notebook:
    """The copy's cells in their order; what is missing comes last, as it was handed out."""
    cells = _Aligner(released, slots(released, questions)).cells(submission)
    numbered = [{**cell, "id": f"cell-{rank}"} for rank, cell in enumerate(cells, 1)]
    return {**{key: released[key] for key in ("metadata", "nbformat", "nbformat_minor")}, "cells": numbered}


def remark_cell(text: str) -> Cell:
    """A cell of prose that was not in the copy."""
    return _markdown(inert(text))


@dataclass
class _Aligner:
    released: Notebook
    places: Mapping[str, Slot]
    known: dict[str, Cell] = field(init=False)
    prose: set[str] = field(init=False)
    left: list[str] = field(init=False)  # questions that have no cell yet

    def __post_init__(self) -> None:
        self.known = {about["grade_id"]: cell for about, cell in followed(self.released)}
        others = (cell for cell in self.released["cells"] if cell["cell_type"] != "code")
        self.prose = {source_text(cell).strip() for cell in others}
        self.left = list(self.places)

    def cells(self, submission: Submission | None) -> Iterator[Cell]:
        """The cells of the copy that are its own, each answer followed by the cell of its points."""
        mine = [cell for cell in submission.cells if not self._is_test(cell)] if submission else []
        answers = self._answers(mine)
        for cell in mine:
            names = [name for name in answers.get(cell.index, []) if name in self.left]
            if not names:
                yield self._plain(cell)
            for rank, name in enumerate(names):
                text = _elsewhere(name) if rank else cell.source
                yield from self._slot(name, text)
        for name in list(self.left):
            yield from self._slot(name, None)

    def _is_test(self, cell: given.Cell) -> bool:
        """Whether this is the teacher's cell of points, changed or not: it comes back as it was."""
        tests = {slot.points for slot in self.places.values() if slot.points != slot.answer}
        texts = {source_text(self.known[test]).strip() for test in tests}
        return cell.kind == "code" and (cell.name in tests or cell.source.strip() in texts)

    def _answers(self, mine: Sequence[given.Cell]) -> dict[int, list[str]]:
        """The questions that each cell answers, by its index: by the name defined last, else by the noted one."""
        found: dict[int, list[str]] = {}
        for name, slot in self.places.items():
            manual = slot.answer == slot.points
            index = _written_at(name, mine) if manual else _defined_at(name, mine)
            if index is not None:
                found.setdefault(index, []).append(name)
        return found

    def _slot(self, name: str, source: str | None) -> Iterator[Cell]:
        """The cell of an answer, unless a question before shares it, and that of its points."""
        if name not in self.left:
            return
        slot = self.places[name]
        sharing = [other for other in self.left if self.places[other].answer == slot.answer]
        yield self._followed(slot.answer, source)
        for other in sharing:
            self.left.remove(other)
            if self.places[other].points != slot.answer:
                yield self._followed(self.places[other].points, None)

    def _followed(self, grade_id: str, source: str | None) -> Cell:
        cell = copy.deepcopy(self.known[grade_id])
        if source is not None and source != source_text(cell):
            prose = cell["cell_type"] == "markdown"
            cell["source"] = inert(source) if prose else source
        return cell

    def _plain(self, cell: given.Cell) -> Cell:
        if cell.kind == "code":
            return _cell("code", cell.source) | {"execution_count": None, "outputs": []}
        if cell.source.strip() in self.prose:
            return _markdown(cell.source)
        return _markdown(inert(cell.source) if cell.kind == "markdown" else _quoted(cell.source))


def _defined_at(name: str, cells: Sequence[given.Cell]) -> int | None:
    definition = re.compile(
        rf"^[ \t]*(?:(?:async )?def|class) {name}\b|^{name}[ \t]*(?::[^=\n]*)?=(?!=)", re.M
    )
    code = [cell for cell in cells if cell.kind == "code"]
    found = [cell.index for cell in code if name in cell.source and definition.search(cell.source)]
    named = [cell.index for cell in code if cell.name == name]
    return next(reversed(found or named), None)


def _written_at(name: str, cells: Sequence[given.Cell]) -> int | None:
    return next((cell.index for cell in cells if cell.kind != "code" and cell.name == name), None)


def _elsewhere(name: str) -> str:
    return tr("# {name} : la réponse est dans une cellule plus haut").format(name=name)


def _quoted(text: str) -> str:
    """A raw cell, which would reach the page as it is."""
    return f"{_FENCE}text\n{text.replace(_FENCE, '')}\n{_FENCE}"


def _cell(kind: str, source: str) -> dict[str, Any]:
    return {"cell_type": kind, "metadata": {}, "source": source}


def _markdown(source: str) -> Cell:
    return _cell("markdown", source)
