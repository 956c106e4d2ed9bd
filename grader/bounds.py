"""Bounds on what the correction, trusted but given strange arguments by a copy, may take of this process and reach."""

from __future__ import annotations

import builtins
import gc
import io
import os
import resource
import signal
import sys
import types
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

from grader.sandbox.isolation import readable
from grader.sandbox.limits import address_space

OUTSIDE = ("os.", "shutil.", "subprocess.", "socket.", "sqlite3.", "urllib.", "pty.")
HARMLESS = frozenset({"os.chdir", "os.listdir", "os.scandir"})  # a list of names, of which none can be opened
PACKAGE = os.path.realpath(Path(__file__).parent)  # in which corrections are shipped
READING = os.O_ACCMODE | os.O_CREAT | os.O_TRUNC
REAL_OPEN = io.open
_folders: list[str] = []  # of the corrections that now answer a copy


@contextmanager
def alarm(seconds: float) -> Iterator[None]:
    """TimeoutError when the reference, given strange arguments, does not end in this time of its own CPU."""

    def ring(_signal: int, _frame: types.FrameType | None) -> None:
        raise TimeoutError

    previous = signal.signal(signal.SIGVTALRM, ring)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, previous)


@contextmanager
def little_memory(size: int) -> Iterator[None]:
    """MemoryError when the reference, given strange arguments, wants more memory than this."""
    soft, hard = resource.getrlimit(resource.RLIMIT_AS)
    most = address_space() + size
    resource.setrlimit(
        resource.RLIMIT_AS, (most if soft == resource.RLIM_INFINITY else min(most, soft), hard)
    )
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_AS, (soft, hard))


@contextmanager
def own_files(folder: str) -> Iterator[None]:
    """PermissionError when the reference, given strange arguments, reaches for more than its own files.

    A question may be to read a file: without this, a copy could have the correction read it the hidden tests.
    """
    _stand_guard()
    collecting = gc.isenabled()
    gc.disable()  # what becomes garbage meanwhile may be ours, with files of its own to delete
    _folders.append(os.path.realpath(folder))
    before = builtins.open, io.open
    builtins.open = io.open = _open_by_name
    try:
        yield
    finally:
        builtins.open, io.open = before
        _folders.pop()
        if collecting:
            gc.enable()


def _open_by_name(file: Any, *args: Any, **kwargs: Any) -> Any:
    """Like `open`, but a number is no name: it may be a descriptor of the grader's, which no hook is told of."""
    if isinstance(file, int):
        raise PermissionError("a descriptor is not a file of this assignment")
    return REAL_OPEN(file, *args, **kwargs)


@cache
def _stand_guard() -> None:
    """Look at what this process does, from now on; it costs little, and cannot be undone."""
    sys.addaudithook(_look)


def _look(event: str, args: tuple[Any, ...]) -> None:
    if not _folders:
        return
    if event == "open":
        if not _may_be_opened(*args):
            raise PermissionError("not a file of this assignment")
    elif event.startswith(OUTSIDE) and event not in HARMLESS:
        raise PermissionError(event)


def _may_be_opened(path: Any, _mode: Any, flags: int) -> bool:
    """Whether it is beside the data files, or something that a copy may read as well: Python, its libraries."""
    real = os.path.realpath(os.fsdecode(path))
    if _is_in(real, _folders[-1]):
        return True
    return (
        not flags & READING and not _is_in(real, PACKAGE) and any(_is_in(real, one) for one in _libraries())
    )


@cache
def _libraries() -> tuple[str, ...]:
    return tuple(map(os.path.realpath, readable()))


def _is_in(path: str, folder: str) -> bool:
    return path == folder or path.startswith(f"{folder}{os.sep}")
