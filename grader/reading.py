"""Reading what a worker says: it may be forged, so every part is checked, and nothing takes long."""

from __future__ import annotations

import builtins
from typing import Any, cast

from grader.player import Fault, Outcome, Status
from grader.program import Findings, Program
from grader.sandbox.guest import MAX_PLACE

NAMES = 400  # functions of a copy that are looked at
NOTED = 20  # faults of its cells
LONGEST = 60  # characters of an unknown name
STATUSES = ("returned", "raised", "timeout", "missing", "refused", "starved")


def findings(summary: Any, program: Program) -> Findings:
    """What a run of the cells showed."""
    if type(summary) is not dict:
        return Findings()
    wanted = set(program.wanted)
    faults = [fault for raw in items(summary.get("faults"))[:NOTED] if (fault := _fault(raw, program))]
    functions = dict.fromkeys(_texts(summary.get("others"))[:NAMES])
    return Findings(
        written=frozenset(wanted.intersection(_texts(summary.get("written")))),
        functions=tuple(name for name in functions if program.mentions(name)),
        faults=tuple(fault for fault in faults if fault.type != "KeyboardInterrupt"),
        in_prose=tuple(sorted(wanted.intersection(_texts(summary.get("in_prose"))))),
    )


def outcomes(raw: Any, count: int, program: Program) -> list[Outcome]:
    """What the calls of a batch gave; when all only returned, their values are told in one list."""
    if type(raw) is dict:
        return [Outcome("returned", value) for value in items(raw.get("values"))[:count]]
    return [outcome(one, program) for one in items(raw)[:count]]


def outcome(raw: Any, program: Program) -> Outcome:
    """What a call gave; one that only returned is told in short, as a list."""
    if type(raw) is list and 1 <= len(raw) <= 2:
        return Outcome("returned", raw[0], arguments=tuple(items(raw[1])) if len(raw) == 2 else ())
    status = raw.get("status") if type(raw) is dict else None
    if type(status) is not str or status not in STATUSES:
        return Outcome("died")
    fault = _fault(raw.get("error"), program) if status == "raised" else None
    printed = raw.get("printed", "")
    return Outcome(
        cast(Status, status),
        raw.get("value"),
        fault or (Fault("Exception") if status == "raised" else None),
        printed if type(printed) is str else "",
        tuple(_texts(raw.get("prompts"))),
        tuple(_texts(raw.get("unused"))),
        tuple(items(raw.get("arguments"))),
        changed=tuple(rank for rank in items(raw.get("changed")) if type(rank) is int and rank >= 0),
    )


def _fault(raw: Any, program: Program) -> Fault | None:
    """An exception; the line is read in the copy, never taken from the worker."""
    if type(raw) is not dict:
        return None
    kind, cell, line, name = (raw.get(key) for key in ("type", "cell", "line", "name"))
    if type(kind) is not str or type(cell) is not int or type(line) is not int:
        return None
    error = getattr(builtins, kind, None)
    kind = kind if isinstance(error, type) and issubclass(error, BaseException) else "Exception"
    name = name if type(name) is str and len(name) <= LONGEST and program.mentions(name) else ""
    if not (0 <= cell <= MAX_PLACE and 0 <= line <= MAX_PLACE):
        cell = line = 0
    return Fault(kind, cell, line, program.line(cell, line), name)


def items(value: Any) -> list[Any]:
    """A list, empty when the value is none."""
    return value if type(value) is list else []


def _texts(value: Any) -> list[str]:
    return [text for text in items(value) if type(text) is str]
