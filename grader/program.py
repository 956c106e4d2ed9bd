"""The program: what of a copy goes into the sandbox, and what running it there showed and taught."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property

from grader.player import Fault
from grader.sandbox.cells import lines_of


@dataclass(frozen=True)
class Program:
    """What of a copy goes into the sandbox; `steady` functions answer the same to the same arguments."""

    wanted: tuple[str, ...]
    cells: tuple[tuple[int, str], ...]
    prose: tuple[tuple[int, str], ...] = ()
    prelude: tuple[str, ...] = ()
    files: Mapping[str, bytes] = field(default_factory=dict)
    output_kb: int = 256
    steady: frozenset[str] = frozenset()

    @cached_property
    def places(self) -> frozenset[int]:
        """The numbers of the cells."""
        return frozenset(number for number, _source in (*self.cells, *self.prose))

    @cached_property
    def lines(self) -> dict[int, list[str]]:
        """The lines of each cell."""
        return {number: lines_of(source) for number, source in self.cells}

    def line(self, cell: int, line: int) -> str:
        """A line of the student's own code."""
        lines = self.lines.get(cell, [])
        return lines[line - 1].strip()[:100] if 0 < line <= len(lines) else ""

    def mentions(self, name: str) -> bool:
        """Whether this identifier stands in the copy."""
        return name.isidentifier() and any(name in source for _number, source in self.cells)


@dataclass(frozen=True)
class Findings:
    """What a run of the cells showed."""

    written: frozenset[str] = frozenset()
    functions: tuple[str, ...] = ()
    faults: tuple[Fault, ...] = ()
    in_prose: tuple[str, ...] = ()


@dataclass
class Lessons:
    """What running a copy once taught for the next times: statements to leave out."""

    skip: set[tuple[int, int]] = field(default_factory=set)
    only_definitions: bool = False
    until: tuple[int, int] | None = (
        None  # what comes from here on runs in a Python that the copy itself broke
    )
    broken: set[int] = field(default_factory=set)
    endless: set[int] = field(default_factory=set)
    deadly: set[int] = field(default_factory=set)
    cpu_s: float = 0.0
    idle_s: float = 0.0
    lied: bool = False
