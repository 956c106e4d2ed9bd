"""The pace of a run on a machine that others use: rests between two copies, never within one, so that no mark changes."""

from __future__ import annotations

import math
import re
import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace

from grader.errors import UsageError
from grader.messages import _
from grader.plan import Plan

LIMIT = re.compile(r"(\d{1,4}(?:[.,]\d{1,3})?)\s*(%?)")


def paced(plan: Plan, limit: str, jobs: int, machine: int) -> Plan:
    """The plan held within a limit, so many cores or a part of them all (`50%`), for this many processes at most.

    In a cluster, of which nobody knows how large it is, there is no most (`jobs` 0), and the part is that of each worker.
    """
    if not limit:
        return plan
    read = LIMIT.fullmatch(limit.strip())
    amount = float(read[1].replace(",", ".")) if read else 0
    if not read or not amount:
        raise UsageError(
            _("{limit!r}: not a limit; write a number of cores (1.5) or a part of them all (50%)").format(
                limit=limit
            )
        )
    if read[2] and not jobs:
        return replace(plan, share=min(1.0, amount / 100))
    cores = amount / 100 * machine if read[2] else amount
    hands = min(math.ceil(cores), jobs or math.ceil(cores))
    return replace(plan, hands=hands, share=min(1.0, cores / hands))


@dataclass
class Pace:
    """How one grading process spends its time: at most this share of it at work."""

    share: float
    clock: Callable[[], float] = time.monotonic
    used: Callable[[], float] = time.process_time
    sleep: Callable[[float], None] = time.sleep
    began: tuple[float, float] = field(init=False)

    def __post_init__(self) -> None:
        self.begin()

    def begin(self) -> None:
        """A copy begins."""
        self.began = self.clock(), self.used()

    def rest(self, elsewhere_s: float) -> None:
        """It is done, with this much CPU time in other processes: wait until the share is kept."""
        since, used = self.began
        owed = (self.used() - used + elsewhere_s) / self.share - (self.clock() - since)
        if self.share < 1 and owed > 0:
            self.sleep(owed)
