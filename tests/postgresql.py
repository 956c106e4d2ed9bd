"""A real server of PostgreSQL for the tests, on a socket of its own, which can be stopped and started again."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest


@dataclass(frozen=True)
class Server:
    """The server in a folder."""

    folder: str
    as_other: tuple[str, ...]

    @property
    def url(self) -> str:
        """Where it is."""
        return f"postgresql+psycopg2://prof@/postgres?host={self.folder}"

    def run(self, *command: str) -> None:
        """Run one of its programs."""
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        subprocess.run([*self.as_other, *command], check=True, cwd=self.folder, **quiet)  # type: ignore[call-overload]

    def control(self, *words: str) -> None:
        """Start or stop it."""
        self.run(str(program("pg_ctl")), "-D", self.folder, *words)

    def start(self) -> None:
        """Start, and wait until it answers."""
        options = f"-c listen_addresses='' -c unix_socket_directories={self.folder} -c fsync=off"
        self.control("-w", "-l", f"{self.folder}/log", "-o", options, "start")

    def stop(self) -> None:
        """Stop as a power cut does."""
        self.control("-m", "immediate", "stop")


def program(name: str) -> str | None:
    """A program of PostgreSQL, which Debian keeps out of the usual path."""
    found = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    return str(found[-1]) if found else shutil.which(name)


@contextmanager
def running() -> Iterator[Server]:
    """A server, stopped afterwards; the test is skipped, aloud, where there is none."""
    pytest.importorskip("psycopg2")
    init = program("initdb")
    if init is None:
        pytest.skip("PostgreSQL is not installed")
    with tempfile.TemporaryDirectory(prefix="pg-") as folder:
        as_other: tuple[str, ...] = ()
        if os.getuid() == 0:  # it refuses to run as root
            as_other = ("runuser", "-u", "nobody", "--")
            shutil.chown(folder, "nobody")
        server = Server(folder, as_other)
        server.run(init, "-D", folder, "-U", "prof", "-A", "trust", "--no-sync")
        server.start()
        try:
            yield server
        finally:
            server.stop()
