"""A copy as the grader reads it: the cells of one student's file, nothing executed."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

CellKind = Literal["code", "markdown", "raw"]


@dataclass(frozen=True)
class Cell:
    """One cell; `index` is its place among all the cells of the file, from 1; `name`, that of the question it is for."""

    index: int
    kind: CellKind
    source: str
    name: str = field(default="", compare=False)


@dataclass(frozen=True)
class Submission:
    """One file that could be read; `damaged`: a part of it was lost, so a person should look."""

    file: str
    student: str
    sha256: str
    cells: tuple[Cell, ...]
    notes: tuple[str, ...] = ()
    damaged: bool = False
