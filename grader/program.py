"""The program: what of a copy goes into the sandbox, and what running it there showed and taught."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from grader.player import Fault
from grader.sandbox.cells import lines_of
from grader.sandbox.guest import Guest, Reason
from grader.sandbox.worker import TAMPERED


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

    def defining(self, name: str) -> frozenset[int]:
        """The cells where this name is defined, as far as their text tells."""
        said = re.compile(rf"^[ \t]*(?:async +)?(?:def|class) +{name}\b|^{name} *=(?!=)", re.MULTILINE)
        return frozenset(number for number, source in self.cells if said.search(source))

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
    loud: bool = False  # a worker was lost: the next ones say where they are, at every step

    def spent(self, guest: Guest | None) -> float:
        """What a copy used of the time that it may have, in the guest that it has now, too, as far as anyone looked."""
        return self.cpu_s + self.idle_s + (guest.cpu_s + guest.idle_s if guest else 0.0)

    def lose(self, guest: Guest, reason: Reason, places: Collection[int]) -> None:
        """Leave out next time the statement that was running when this guest ended."""
        at = guest.at
        if at is not None and (at in self.skip or at[0] not in places):
            self.lied = True
        self.note_interruptions(guest)
        quiet, self.loud = not self.loud, True
        if quiet and (at is None or reason == "died"):
            return  # it may have been further than it said
        if at is None:
            self.only_definitions = True
        elif guest.ended and guest.ended.status == TAMPERED:
            self.until = min(at, self.until or at)
            self.broken.add(at[0])
        else:
            self.skip.add(at)
            (self.endless if reason == "timeout" else self.deadly).add(at[0])

    def spoilt(self, cell: int) -> bool:
        """Whether something of this cell was left out."""
        return any(cell == one for one, _rank in self.skip) or (
            self.until is not None and cell >= self.until[0]
        )

    def note_interruptions(self, guest: Guest) -> None:
        """Leave out next time what had to be interrupted."""
        for place in guest.interrupted:
            self.skip.add(place)
            self.endless.add(place[0])
        guest.interrupted.clear()
        guest.at = None
