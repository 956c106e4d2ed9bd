"""Each limit stops what it is meant to stop, with an error that Python knows or by ending the worker."""

from __future__ import annotations

import os
import resource
import signal
import threading
import time
from dataclasses import replace
from pathlib import Path

import pytest

from grader.sandbox import limits, namespaces
from grader.sandbox.limits import Limits

MB = 1 << 20
LIMITS = Limits(cpu_s=30, memory_bytes=64 * MB, file_bytes=MB, open_files=32, threads=8)


def layer(**changes: int):
    return lambda: limits.apply(replace(LIMITS, **changes))


def many_threads() -> int:
    """How many threads can be started, up to fifty."""
    done = threading.Event()
    threading.stack_size(1 << 16)
    started = 0
    try:
        for _ in range(50):
            threading.Thread(target=done.wait, daemon=True).start()
            started += 1
    except RuntimeError:
        return started
    finally:
        done.set()
    return started


def write_much() -> None:
    with open("big", "wb", buffering=0) as file:
        for _ in range(3):
            file.write(bytes(MB))


PROBES = {
    "some memory": (lambda: bytearray(32 * MB), "ok"),
    "too much memory": (lambda: bytearray(128 * MB), "MemoryError"),
    "too much memory, little by little": (lambda: [bytes(MB) for _ in range(200)], "MemoryError"),
    "a long file": (write_much, "EFBIG"),
    "many files": (lambda: [os.open("/", os.O_RDONLY) for _ in range(64)], "EMFILE"),
    "more memory again": (lambda: resource.setrlimit(resource.RLIMIT_AS, (-1, -1)), "ValueError"),
    "more files again": (lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (64, 64)), "ValueError"),
    "a memory dump": (lambda: resource.setrlimit(resource.RLIMIT_CORE, (1, 1)), "ValueError"),
    "a higher priority": (lambda: os.setpriority(os.PRIO_PROCESS, 0, -5), "EACCES"),
}


@pytest.mark.parametrize("name", PROBES)
def test_limited_worker(attempt, room, name):
    probe, expected = PROBES[name]

    def inside() -> None:
        os.chdir(room)
        layer()()

    assert attempt(inside, probe, keep=frozenset()) == expected


@pytest.mark.parametrize("name", [name for name in PROBES if "again" not in name and "priority" not in name])
def test_without_limits_nothing_is_in_the_way(attempt, room, name):
    probe, _ = PROBES[name]
    assert attempt(lambda: os.chdir(room), probe, keep=frozenset()) in ("ok", "ValueError")


def test_memory_counts_from_what_is_inherited(attempt):
    ballast = bytearray(100 * MB)
    assert attempt(layer(), lambda: bytearray(32 * MB)) == "ok"
    assert len(ballast) == 100 * MB


def test_endless_computation_is_killed(in_child):
    def act() -> None:
        for number in (signal.SIGXCPU, signal.SIGTERM):
            signal.signal(number, signal.SIG_IGN)
        layer(cpu_s=1)()
        while True:
            pass

    start = time.monotonic()
    assert in_child(act).status == -signal.SIGKILL
    assert time.monotonic() - start < 20


def test_threads_are_bounded(in_child):
    def act() -> int:
        layer()()
        return many_threads()

    assert in_child(act).answer <= LIMITS.threads


def test_tasks_elsewhere_leave_room_for_threads(in_child):
    def act() -> int:
        layer()()
        return many_threads()

    def with_tasks() -> int:
        limits.apply(LIMITS, tasks=limits.tasks_of(os.getuid()))
        return many_threads()

    assert in_child(with_tasks).answer >= in_child(act).answer


def test_threads_are_counted_apart_in_a_namespace(in_child, attempt, room):
    reason = attempt(lambda: None, lambda: namespaces.isolate(str(room), 1, 16), keep=frozenset())
    if reason != "ok":
        pytest.skip(f"no namespaces here: {reason}")

    def act() -> int:
        before = limits.address_space()
        namespaces.isolate(str(room), 1, 16)
        namespaces.drop_capabilities()
        limits.apply(LIMITS, inherited=before)
        return many_threads()

    assert in_child(act, keep=frozenset()).answer == LIMITS.threads - 1


@pytest.mark.parametrize("most", [1, 2, 1000])
def test_processors_are_bounded(in_child, most):
    def act() -> list[int]:
        available = len(os.sched_getaffinity(0))
        layer(processors=most)()
        return [available, len(os.sched_getaffinity(0))]

    available, left = in_child(act).answer
    assert left == min(available, most)


def test_tasks_are_counted(in_child):
    def act() -> list[int]:
        alone = limits.tasks_of(os.getuid())
        done = threading.Event()
        threading.Thread(target=done.wait).start()
        together = limits.tasks_of(os.getuid())
        done.set()
        return [alone, together]

    alone, together = in_child(act).answer
    assert together >= 2
    assert alone >= 1


def test_lower_limit_of_the_machine_is_kept(in_child):
    def act() -> list[int]:
        resource.setrlimit(resource.RLIMIT_FSIZE, (1600, 2000))
        layer()()
        return list(resource.getrlimit(resource.RLIMIT_FSIZE))

    assert in_child(act).answer == [2000, 2000]


def test_address_space_is_that_of_the_process():
    facts = Path("/proc/self/status").read_text()
    kilobytes = int(facts.split("VmSize:")[1].split()[0])
    assert abs(limits.address_space() - kilobytes * 1024) < 16 * MB
