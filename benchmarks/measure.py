"""What a command costs: CPU time and memory of all the processes that it starts.

CPU time is read from a control group (cgroup v2), where no process can escape the count: a sandbox that is killed
before its parent waits for it is missing from the usual figures of `wait4`. Those are used where no group can be
made (as root it can, or under `systemd-run --user --scope`), and are then a lower bound.
"""

from __future__ import annotations

import os
import resource
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

BIN = Path(sys.executable).parent
JOIN = 'echo $$ > "$0" && exec "$@"'


@dataclass(frozen=True)
class Cost:
    """What one command used."""

    cpu_s: float
    wall_s: float
    output: str


@dataclass
class Memory:
    """The highest PSS seen: of the whole process tree, of its processes but the command itself, and of that one."""

    total_mb: float = 0.0
    workers_mb: float = 0.0
    command_mb: float = 0.0
    every_s: float = 0.02
    processes: int = 0


class Meter:
    """Runs commands and counts the CPU time of each, whatever becomes of its processes."""

    def __init__(self) -> None:
        self.group = self._group()
        self.method = "control group" if self.group else "wait4, a lower bound: killed sandboxes are missing"

    @staticmethod
    def _group() -> Path | None:
        """A new control group below this process's own, if the machine lets us make one."""
        mounts = [line.split() for line in Path("/proc/self/mounts").read_text().splitlines()]
        own = [
            line[4:] for line in Path("/proc/self/cgroup").read_text().splitlines() if line.startswith("0::/")
        ]
        for mount in [fields[1] for fields in mounts if fields[2] == "cgroup2" and own]:
            group = Path(mount) / own[0] / f"bench-{os.getpid()}"
            try:
                group.mkdir()
                (group / "cgroup.procs").write_text("")
            except OSError:
                continue
            return group
        return None

    def close(self) -> None:
        """Remove the control group, once the last process in it has ended."""
        while self.group and (self.group / "cgroup.procs").read_text():
            time.sleep(0.1)
        if self.group:
            self.group.rmdir()

    def _used(self) -> float:
        if not self.group:
            children = resource.getrusage(resource.RUSAGE_CHILDREN)
            return children.ru_utime + children.ru_stime
        return int((self.group / "cpu.stat").read_text().split()[1]) / 1e6

    def run(self, command: list[str], cwd: Path, memory: Memory | None = None) -> Cost:
        """Run a command to its end; a tool that fails stops the benchmark."""
        before, start = self._used(), time.monotonic()
        joined = ["sh", "-c", JOIN, str(self.group / "cgroup.procs"), *command] if self.group else command
        process = subprocess.Popen(
            joined, cwd=cwd, env=environment(), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        if memory is not None:
            threading.Thread(target=watch, args=(process, memory), daemon=True).start()
        output, errors = process.communicate()
        wall = time.monotonic() - start
        if process.returncode:
            sys.exit(f"{' '.join(command)[:200]}\n{errors[-3000:]}")
        return Cost(self._used() - before, wall, output)


def environment() -> dict[str, str]:
    """This environment's programs first: nbgrader runs `alembic` by its bare name."""
    return os.environ | {"PATH": f"{BIN}{os.pathsep}{os.environ['PATH']}"}


def watch(process: subprocess.Popen[str], memory: Memory) -> None:
    """Keep the peaks of a process tree's PSS while it runs."""
    while process.poll() is None:
        sizes = {pid: pss_mb(pid) for pid in tree(process.pid)}
        memory.total_mb = max(memory.total_mb, sum(sizes.values()))
        memory.workers_mb = max(memory.workers_mb, sum(sizes.values()) - sizes[process.pid])
        memory.command_mb = max(memory.command_mb, sizes[process.pid])
        memory.processes = max(memory.processes, len(sizes))
        time.sleep(memory.every_s)


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
