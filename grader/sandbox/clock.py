"""A clock on which pauses pass at once: what a student's code waits for costs them nothing."""

from __future__ import annotations

import _thread
import operator
import selectors
import time
from collections.abc import Callable
from typing import Any

LONGEST = 1 << 33  # seconds; the real `sleep` takes no more either
SECOND = 10**9
NAMES = ("time", "monotonic", "perf_counter")
CLOCKS = {name: (getattr(time, name), getattr(time, f"{name}_ns")) for name in NAMES}
REAL_SLEEP = time.sleep
REAL_SELECT = selectors.EpollSelector.select


class Clock:
    """The time that was slept away, in nanoseconds, which every clock adds to its own."""

    def __init__(self) -> None:
        self.slept = 0
        self.threads = _thread._count()  # none in a guest

    def sleep(self, seconds: Any, /) -> None:
        """Sleep as `time.sleep` does, in no time; for real beside threads, which may be what is waited for."""
        amount = seconds if isinstance(seconds, float) else operator.index(seconds)
        if amount != amount:
            raise ValueError("Invalid value NaN (not a number)")
        if amount < 0:
            raise ValueError("sleep length must be non-negative")
        if amount > LONGEST:
            raise OverflowError("timestamp out of range for platform time_t")
        if self._accompanied():
            REAL_SLEEP(amount)
        else:
            self.slept += int(amount * SECOND)

    def select(self, selector: Any, timeout: float | None = None) -> Any:
        """What `asyncio` waits with: when nothing is ready, the next timer is."""
        if timeout is None or timeout <= 0 or self._accompanied():
            return REAL_SELECT(selector, timeout)
        ready = REAL_SELECT(selector, 0)
        if not ready:
            self.slept += int(timeout * SECOND) + 1
        return ready

    def _accompanied(self) -> bool:
        """Whether a thread has come since."""
        return _thread._count() > self.threads

    def wind(self) -> None:
        """Take the place of the usual clocks."""
        for name, (seconds, nanoseconds) in CLOCKS.items():
            setattr(time, name, self._later(seconds, SECOND))
            setattr(time, f"{name}_ns", self._later(nanoseconds, 1))
        time.sleep = self.sleep
        selectors.EpollSelector.select = lambda selector, timeout=None: self.select(selector, timeout)  # type: ignore[assignment]

    def _later(self, real: Callable[[], Any], unit: int) -> Callable[[], Any]:
        return lambda: real() + (self.slept / unit if unit > 1 else self.slept)
