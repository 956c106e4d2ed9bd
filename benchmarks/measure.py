"""What a command costs: CPU time and memory of its whole process tree."""

from __future__ import annotations

import ctypes
import os
import resource
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

PR_SET_CHILD_SUBREAPER = 36
BIN = Path(sys.executable).parent


def adopt_orphans() -> None:
    """Become the parent of what a command leaves behind, so that its CPU time is counted too."""
    ctypes.CDLL(None).prctl(PR_SET_CHILD_SUBREAPER, 1)


@dataclass(frozen=True)
class Cost:
    """What one command used."""

    cpu_s: float
    wall_s: float
    output: str


@dataclass
class Memory:
    """The highest PSS seen: of the whole process tree, and of its processes but the command itself."""

    total_mb: float = 0.0
    workers_mb: float = 0.0
    processes: int = 0


def environment() -> dict[str, str]:
    """This environment's programs first: nbgrader runs `alembic` by its bare name."""
    return os.environ | {"PATH": f"{BIN}{os.pathsep}{os.environ['PATH']}"}


def run(command: list[str], cwd: Path, memory: Memory | None = None) -> Cost:
    """Run a command to its end; a tool that fails stops the benchmark."""
    before, start = resource.getrusage(resource.RUSAGE_CHILDREN), time.monotonic()
    process = subprocess.Popen(
        command, cwd=cwd, env=environment(), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    if memory is not None:
        threading.Thread(target=watch, args=(process, memory), daemon=True).start()
    output, errors = process.communicate()
    wall = time.monotonic() - start
    reap_orphans()
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    if process.returncode:
        sys.exit(f"{' '.join(command)[:200]}\n{errors[-3000:]}")
    return Cost(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime, wall, output)


def reap_orphans() -> None:
    """Wait for what a command left behind, so that its CPU time is counted too."""
    while True:
        try:
            if os.waitpid(-1, os.WNOHANG)[0] == 0:
                time.sleep(0.05)
        except ChildProcessError:
            return


def watch(process: subprocess.Popen[str], memory: Memory) -> None:
    """Keep the peaks of a process tree's PSS while it runs."""
    while process.poll() is None:
        sizes = {pid: pss_mb(pid) for pid in tree(process.pid)}
        memory.total_mb = max(memory.total_mb, sum(sizes.values()))
        memory.workers_mb = max(memory.workers_mb, sum(sizes.values()) - sizes[process.pid])
        memory.processes = max(memory.processes, len(sizes))
        time.sleep(0.02)


def tree(pid: int) -> Iterator[int]:
    """A process and its descendants."""
    yield pid
    try:
        tasks = [task.read_text() for task in Path(f"/proc/{pid}/task").glob("*/children")]
    except OSError:  # it has just ended
        return
    for child in " ".join(tasks).split():
        yield from tree(int(child))


def pss_mb(pid: int) -> float:
    """The memory of a process, shared pages divided among those who share them."""
    try:
        lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
    except OSError:
        return 0.0
    return sum(int(line.split()[1]) for line in lines if line.startswith("Pss:")) / 1024
