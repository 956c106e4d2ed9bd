"""The resources that a worker may use, held by the kernel's rlimits."""

from __future__ import annotations

import os
import resource
from contextlib import suppress
from dataclasses import dataclass


@dataclass(frozen=True)
class Limits:
    """What one worker may use; `memory_bytes` comes on top of what it inherits when it is forked."""

    cpu_s: int
    memory_bytes: int
    file_bytes: int
    open_files: int
    threads: int
    stack_bytes: int = 8 << 20
    processors: int = 4


def apply(limits: Limits, *, inherited: int | None = None, tasks: int = 0) -> None:
    """Put this process under the limits, for good.

    `inherited` is the address space that comes on top, read now unless /proc is covered already; `tasks` is
    how many the same user already runs elsewhere. The kernel counts tasks by user and user namespace, never
    those of root: call this after `namespaces.become`, or `isolate`, which starts the count afresh.
    """
    base = address_space() if inherited is None else inherited
    for kind, value in _wanted(limits, tasks, base):
        _lower(kind, value)
    _share_processors(limits.processors)


def address_space() -> int:
    """The bytes of address space that this process holds, used or not."""
    with open("/proc/self/statm", "rb") as statm:
        return whole_size(statm.read())


def whole_size(statm: bytes) -> int:
    """The same, as the kernel writes it in `/proc/PID/statm`."""
    return int(statm.split()[0]) * resource.getpagesize()


def tasks_of(uid: int) -> int:
    """How many threads that user runs on this machine, as far as /proc shows."""
    total = 0
    for name in filter(str.isdecimal, os.listdir("/proc")):
        with suppress(OSError):  # the process ended meanwhile
            if os.stat(f"/proc/{name}").st_uid == uid:
                total += len(os.listdir(f"/proc/{name}/task"))
    return total


def _wanted(limits: Limits, tasks: int, inherited: int) -> list[tuple[int, int]]:
    return [
        (resource.RLIMIT_AS, inherited + limits.memory_bytes),
        (resource.RLIMIT_CPU, limits.cpu_s),
        (resource.RLIMIT_FSIZE, limits.file_bytes),
        (resource.RLIMIT_NOFILE, limits.open_files),
        (resource.RLIMIT_NPROC, tasks + limits.threads),
        (resource.RLIMIT_STACK, limits.stack_bytes),
        (resource.RLIMIT_CORE, 0),
        (resource.RLIMIT_MEMLOCK, 0),
        (resource.RLIMIT_MSGQUEUE, 0),
        (resource.RLIMIT_NICE, 0),
        (resource.RLIMIT_RTPRIO, 0),
    ]


def _lower(kind: int, value: int) -> None:
    hard = resource.getrlimit(kind)[1]
    if hard != resource.RLIM_INFINITY:
        value = min(value, hard)
    resource.setrlimit(kind, (value, value))


def _share_processors(most: int) -> None:
    # A solver starts a thread a processor: on a large machine, more threads and memory than the other limits.
    allowed = sorted(os.sched_getaffinity(0))
    if len(allowed) > most:
        first = os.getpid() % len(allowed)
        os.sched_setaffinity(0, [*allowed, *allowed][first : first + most])
