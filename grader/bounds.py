"""Bounds on what the correction and the tests, trusted but given strange values by a copy, may take of this process and reach."""

from __future__ import annotations

import builtins
import contextlib
import gc
import io
import os
import resource
import sys
import time
import types
from _signal import signal  # type: ignore[import-not-found]  # `signal.signal` adds enumerations, and takes ten times as long
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from signal import ITIMER_VIRTUAL, SIGVTALRM, setitimer
from typing import Any

from grader.failures import Overlong
from grader.sandbox import client, guest
from grader.sandbox.isolation import readable
from grader.sandbox.limits import whole_size

OUTSIDE = ("os.", "shutil.", "subprocess.", "socket.", "sqlite3.", "urllib.", "pty.")
HARMLESS = frozenset({"os.chdir", "os.listdir", "os.scandir"})  # a list of names, of which none can be opened
PACKAGE = os.path.realpath(Path(__file__).parent)  # in which corrections are shipped
READING = os.O_ACCMODE | os.O_CREAT | os.O_TRUNC
REAL_OPEN = io.open
LATER_S, LOOK_S = 0.01, 0.5  # after which an alarm rings again
_PUTTING_BACK = frozenset({(contextlib.__file__, "__enter__"), (contextlib.__file__, "__exit__")})
_TALKING = frozenset({(client.__file__, ""), (guest.__file__, "")})  # with a guest, who has a time of its own
_folders: list[str] = []  # of the corrections that now answer a copy


@contextmanager
def alarm(seconds: float) -> Iterator[None]:
    """TimeoutError when the reference, given strange arguments, does not end in this time of its own CPU."""

    def ring(_signal: int, frame: types.FrameType | None) -> None:
        if not _is_within(frame, _PUTTING_BACK):
            raise TimeoutError

    with _ringing(ring, seconds, LATER_S):
        yield


@contextmanager
def patience(seconds: float) -> Iterator[None]:
    """Overlong when a test, given strange values, takes more than this of this thread's own time."""
    begun = time.thread_time()

    def ring(_signal: int, frame: types.FrameType | None) -> None:
        over = time.thread_time() - begun > seconds
        if over and not _is_within(frame, _PUTTING_BACK | _TALKING):
            raise Overlong

    with _ringing(ring, min(seconds, LOOK_S), LOOK_S):
        yield


@contextmanager
def _ringing(
    ring: Callable[[int, types.FrameType | None], None], first: float, then: float
) -> Iterator[None]:
    """A timer of this process's CPU, in the place of the one around it, which goes on afterwards."""
    previous = signal(SIGVTALRM, ring)
    left, again = setitimer(ITIMER_VIRTUAL, first, then)
    begun = time.process_time() if left else 0.0
    try:
        yield
    finally:
        setitimer(ITIMER_VIRTUAL, 0)
        signal(SIGVTALRM, previous)
        if left:
            spent = time.process_time() - begun
            setitimer(ITIMER_VIRTUAL, max(left - spent, LATER_S), again)


def _is_within(frame: types.FrameType | None, places: frozenset[tuple[str, str]]) -> bool:
    """Whether something is going on that nothing may break off: what is half put back would stay so."""
    while frame is not None:
        code = frame.f_code
        if not places.isdisjoint({(code.co_filename, code.co_name), (code.co_filename, "")}):
            return True
        frame = frame.f_back
    return False


@contextmanager
def little_memory(size: int) -> Iterator[None]:
    """MemoryError when the reference, given strange arguments, wants more memory than this."""
    soft, hard = resource.getrlimit(resource.RLIMIT_AS)
    most = whole_size(os.pread(_statm(os.getpid()), 100, 0)) + size
    resource.setrlimit(
        resource.RLIMIT_AS, (most if soft == resource.RLIM_INFINITY else min(most, soft), hard)
    )
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_AS, (soft, hard))


@cache
def _statm(_pid: int) -> int:
    """A descriptor of what the kernel says of this process: a copy asks too often to open it each time."""
    return os.open("/proc/self/statm", os.O_RDONLY | os.O_CLOEXEC)


@contextmanager
def own_files(folder: str) -> Iterator[None]:
    """PermissionError when the reference, given strange arguments, reaches for more than its own files.

    A question may be to read a file: without this, a copy could have the correction read it the hidden tests.
    """
    _stand_guard()
    collecting = gc.isenabled()
    gc.disable()  # what becomes garbage meanwhile may be ours, with files of its own to delete
    _folders.append(_real(folder))
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


_real = cache(os.path.realpath)


@cache
def _libraries() -> tuple[str, ...]:
    return tuple(map(os.path.realpath, readable()))


def _is_in(path: str, folder: str) -> bool:
    return path == folder or path.startswith(f"{folder}{os.sep}")
