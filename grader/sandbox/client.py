"""The host's side of the sandbox: starts the zygote, and has a guest forked for each copy."""

from __future__ import annotations

import contextlib
import os
import shutil
import socket
import subprocess
from collections.abc import Sequence
from dataclasses import asdict

from . import isolation, wire
from .guest import START_S, Ended, Guest, GuestError, Message
from .limits import Limits

CONTROL_BYTES = 1 << 16


class ZygoteError(Exception):
    """The zygote does not start, or is gone."""


class Zygote:
    """A running zygote; forks a guest for each copy."""

    def __init__(self, level: str, preload: Sequence[str], memory_mb: int = 512) -> None:
        self.level = level
        self.limits = Limits(
            cpu_s=300, memory_bytes=memory_mb << 20, file_bytes=4 << 20, open_files=64, threads=32
        )
        ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        try:
            with theirs:
                os.set_inheritable(theirs.fileno(), True)
                self.process, self.scratch, self.words = isolation.start(level, theirs.fileno(), preload)
        except OSError as error:
            ours.close()
            raise ZygoteError(str(error)) from None
        self.control = ours
        self.control.settimeout(START_S)
        try:
            self._receive()
        except (ZygoteError, OSError) as error:
            reason = self._last_words() or str(error)
            self.close()
            raise ZygoteError(reason) from None

    def _last_words(self) -> str:
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(2)
        if self.process.poll() is None:
            return ""
        self.words.seek(0)
        lines = self.words.read().decode(errors="replace").strip().splitlines()
        return lines[-1][:300] if lines else f"exit status {self.process.returncode}"

    def _receive(self) -> tuple[Message, list[int]]:
        data, descriptors, _flags, _address = socket.recv_fds(self.control, CONTROL_BYTES, 1)
        if not data:
            raise ZygoteError("the zygote is gone")
        message: Message = wire.loads(data)
        return message, descriptors

    def fork(self) -> Guest:
        """A fresh guest, locked down."""
        ours, theirs = socket.socketpair()
        order = {"limits": asdict(self.limits), "disk_mb": 32, "inodes": 512}
        try:
            with theirs:
                socket.send_fds(self.control, [wire.dumps(order)], [theirs.fileno()])
            message, descriptors = self._receive()
        except (OSError, ZygoteError) as error:
            ours.close()
            raise ZygoteError(f"the zygote is gone: {error}") from None
        folder = message["folder"] if self.level in ("L1", isolation.UNSAFE) else None
        try:
            return Guest(self, message["pid"], descriptors[0], ours, folder)
        except GuestError as error:
            raise ZygoteError(str(error)) from None

    def reap(self, pid: int) -> Ended:
        """Kill this guest if it still lives; its end."""
        try:
            self.control.send(wire.dumps({"reap": pid}))
            message, _none = self._receive()
        except OSError as error:
            raise ZygoteError(f"the zygote is gone: {error}") from None
        return Ended(message["status"], message["cpu"])

    def close(self) -> None:
        """Stop the zygote and delete its scratch folder."""
        self.control.close()
        self.process.kill()
        self.process.wait()
        self.words.close()
        shutil.rmtree(self.scratch, ignore_errors=True)
