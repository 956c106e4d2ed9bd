"""The watch: the host's own measure of a guest during one exchange, and what it does when the time is up."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from . import wire

if TYPE_CHECKING:
    from .guest import Guest

TICK_S = 0.05
GRACE_S = 0.5


@dataclass(frozen=True)
class Allowance:
    """What one exchange may use: CPU for each step, asleep or not, and CPU in all."""

    step_s: float
    total_s: float
    reply_bytes: int = wire.FRAME_BYTES


class Watch:
    """Measures one exchange and ends a guest that takes too long: first softly, then for good."""

    def __init__(self, guest: Guest, allowance: Allowance) -> None:
        self.guest = guest
        self.allowance = allowance
        self.next_look = time.monotonic() + TICK_S
        self.first_cpu: float | None = None
        self.step_cpu: float | None = None
        self.worked: float | None = None
        self.asleep = 0.0  # in this step
        self.idle = 0.0  # in all: a guest that says again and again that a step begins must end too
        self.host_began = time.process_time()  # what the guest makes the host do is limited as well
        self.asked_at: float | None = None

    def next_step(self) -> None:
        """Another statement begins: its own time starts."""
        self.step_cpu, self.asleep, self.asked_at = None, 0.0, None

    @contextlib.contextmanager
    def answering(self) -> Iterator[None]:
        """The host is thinking: the guest's sleep does not count, but questions that keep the host busy must end too."""
        begun, busy = time.monotonic(), time.process_time()
        yield
        self.next_look += time.monotonic() - begun
        self.guest.idle_s += time.process_time() - busy
        if self._host_cpu() > self.allowance.total_s:
            raise self.guest.kill("timeout")

    def _host_cpu(self) -> float:
        return time.process_time() - self.host_began

    def check(self) -> None:
        """Look at the clock, now and then."""
        now = time.monotonic()
        if now < self.next_look:
            return
        elapsed = now - self.next_look + TICK_S
        self.next_look = now + TICK_S
        cpu, worked = self.guest.clock(elapsed)
        self.guest.cpu_s = cpu
        self.first_cpu = cpu if self.first_cpu is None else self.first_cpu
        self.step_cpu = cpu if self.step_cpu is None else self.step_cpu
        idle = 0.0 if self.worked is None else min(elapsed - (worked - self.worked), 2 * TICK_S)
        self.worked = worked
        self.asleep += idle
        self.idle += idle
        self.guest.idle_s += idle
        self._judge(now, cpu)

    def _judge(self, now: float, cpu: float) -> None:
        assert self.first_cpu is not None
        assert self.step_cpu is not None
        if self.guest.overflowing():
            raise self.guest.kill("died", "Elle a rempli son dossier de travail.")
        if max(cpu - self.first_cpu, self.idle, self._host_cpu()) > self.allowance.total_s:
            raise self.guest.kill("timeout")
        if max(cpu - self.step_cpu, self.asleep) <= self.allowance.step_s:
            return
        if self.asked_at is None:
            self.asked_at = now
            if self.guest.at:
                self.guest.interrupted.append(self.guest.at)
            self.guest.interrupt()
        elif now - self.asked_at > GRACE_S:
            raise self.guest.kill("timeout")
