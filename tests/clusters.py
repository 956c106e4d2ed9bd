"""A real cluster of Dask for the tests: its scheduler and its workers, each a process that can be killed."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
STRICT = {
    "DASK_DISTRIBUTED__SCHEDULER__ALLOWED_FAILURES": "1"
}  # a copy that kills its worker twice is given up
LISTED = re.compile(r"Register worker addr: (\S+)")


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        return int(server.getsockname()[1])


@dataclass
class RealCluster:
    """Processes that listen on this machine only."""

    folder: Path
    port: int = field(default_factory=free_port)
    processes: dict[str, subprocess.Popen[bytes]] = field(default_factory=dict)
    count: int = 0

    @property
    def address(self) -> str:
        """Where its scheduler is."""
        return f"tcp://127.0.0.1:{self.port}"

    def start(
        self, name: str, *command: object, env: Mapping[str, str] | None = None, **options: object
    ) -> None:
        """Start one of its processes, in a group of its own."""
        environment = {**os.environ, "PYTHONPATH": str(ROOT), **STRICT, **(env or {})}
        environment.pop("PYTHONWARNINGS", None)
        with open(self.folder / f"{name}.log", "ab") as log:
            self.processes[name] = subprocess.Popen(
                [sys.executable, "-m", *map(str, command)], env=environment, cwd=self.folder, stdin=subprocess.DEVNULL,
                stdout=log, stderr=log, start_new_session=True, **options,
            )  # type: ignore[call-overload]  # fmt: skip

    def scheduler(self) -> None:
        """Start the scheduler, and wait until it answers."""
        self.start(
            "scheduler", "distributed.cli.dask_scheduler", "--host", "127.0.0.1", "--port", self.port, "--dashboard-address", "127.0.0.1:0",
            "--no-show",
        )  # fmt: skip
        while True:
            try:
                return socket.create_connection(("127.0.0.1", self.port), 1).close()
            except OSError:
                assert self.processes["scheduler"].poll() is None, self.log("scheduler")
                time.sleep(0.05)

    def worker(self, name: str, env: Mapping[str, str] | None = None, **options: object) -> None:
        """Start a worker of one thread, without anybody to start it again."""
        self.start(
            name, "distributed.cli.dask_worker", self.address, "--name", name, "--nthreads", 1, "--no-nanny",
            "--dashboard-address", "127.0.0.1:0", "--local-directory", self.folder / name, env=env, **options,
        )  # fmt: skip

    def wait_for(self, workers: int) -> None:
        """Until this many workers have come."""
        while len(LISTED.findall(self.log("scheduler"))) < workers:
            time.sleep(0.05)

    def keep_up(self, workers: int) -> None:
        """Start new workers for those that died, as a supervisor does."""
        for name, process in list(self.processes.items()):
            if process.poll() is not None:
                del self.processes[name]
        for _missing in range(workers - sum(name.startswith("w") for name in self.processes)):
            self.count += 1
            self.worker(f"w{self.count}")

    def log(self, name: str) -> str:
        """What a process wrote."""
        return (self.folder / f"{name}.log").read_text(errors="replace")

    def kill(self, name: str) -> None:
        """Kill one process as the system would, its grading processes left to themselves."""
        process = self.processes.pop(name)
        process.send_signal(signal.SIGKILL)
        process.wait()

    def close(self) -> None:
        """End all of them."""
        for process in self.processes.values():
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()


@contextmanager
def real_cluster(folder: Path, workers: int = 2) -> Iterator[RealCluster]:
    """A scheduler and workers, ended afterwards."""
    cluster = RealCluster(folder)
    try:
        cluster.scheduler()
        cluster.keep_up(workers)
        yield cluster
    finally:
        cluster.close()
