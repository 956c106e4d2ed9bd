"""What a student needs of an exception: its kind and the place of their own line."""

from __future__ import annotations

import builtins
from typing import Any

from . import cells as cells_

# What an exception and its class really hold, whatever properties they have been given.
_TRACEBACK = BaseException.__dict__["__traceback__"].__get__
_BASES = type.__dict__["__mro__"].__get__
_NAME = type.__dict__["__name__"].__get__


def fault(error: BaseException) -> dict[str, Any]:
    """What a student needs of an exception: its kind and their own line; never its text, which may hold anything."""
    cell, line = _place(error)
    return {"type": _kind(type(error)), "cell": cell, "line": line, "name": _name(error)}


def _place(error: BaseException) -> tuple[int, int]:
    place = (0, 0)
    trace = _TRACEBACK(error)
    steps = 0
    while trace is not None and steps < 2000:
        number = cell_of(trace.tb_frame.f_code.co_filename)
        if number is not None:
            place = (number, trace.tb_lineno or 0)
        trace, steps = trace.tb_next, steps + 1
    return place


def cell_of(filename: str) -> int | None:
    """The number of the cell that a code object comes from."""
    head, tail = cells_.PROMPT.split("{}")
    number = filename[len(head) : -len(tail)] if filename.startswith(head) else ""
    return int(number) if number.isdecimal() and len(number) < 7 else None


def _kind(kind: type) -> str:
    for base in _BASES(kind):
        name = _NAME(base)
        if getattr(builtins, name, None) is base:
            return str(name)
    return "Exception"


def _name(error: BaseException) -> str:
    """The unknown name of a NameError: it stands in the copy, so it tells nothing hidden."""
    if type(error) in (NameError, UnboundLocalError) and type(error.name) is str:  # type: ignore[attr-defined]
        return str(error.name)[:60]  # type: ignore[attr-defined]
    return ""
