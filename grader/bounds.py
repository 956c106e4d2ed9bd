"""Bounds on what the correction, trusted but given strange arguments by a copy, may take of this process."""

from __future__ import annotations

import resource
import signal
import types
from collections.abc import Iterator
from contextlib import contextmanager

from grader.sandbox.limits import address_space


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
