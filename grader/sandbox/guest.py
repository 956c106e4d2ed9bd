"""A guest, seen from the host: one worker that is held to its time, and of which only messages are taken."""

from __future__ import annotations

import contextlib
import os
import select
import signal
import socket
import struct
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Literal, Protocol

from . import channel, wire
from .watch import TICK_S, Allowance, Watch

Message = dict[str, Any]
Answer = Callable[[Message], Message]
Reason = Literal["timeout", "died", "refused"]

REQUEST_BYTES = 64 << 20
TIMEVAL = struct.Struct("@ll")  # seconds, microseconds
START_S = 60.0
TICKS_A_SECOND = os.sysconf("SC_CLK_TCK")
FOLDER_FILES, FOLDER_BYTES = 512, 32 << 20
MAX_NEWS = 200_000  # frames from a guest, in one exchange
MAX_QUESTIONS = 4_000  # among them, those that the host answers; right answers ask a few hundred
MAX_PLACE = 1 << 20  # the rank of a cell, or of a statement in it


class GuestError(Exception):
    """The guest does not get as far as a copy."""


class Stopped(Exception):
    """The guest is no more, or refuses; says why."""

    def __init__(self, reason: Reason, detail: str = "") -> None:
        super().__init__(detail)
        self.reason: Reason = reason
        self.detail = detail


@dataclass(frozen=True)
class Ended:
    """How a guest ended: exit code (minus the signal if killed) and CPU seconds used."""

    status: int
    cpu_s: float


class Reaper(Protocol):
    """Who forked the guest."""

    def reap(self, pid: int) -> Ended:
        """Kill this guest if it still lives; its end."""


class Guest:
    """One worker: a wire, a process descriptor, a clock that only the host reads."""

    def __init__(self, zygote: Reaper, pid: int, pidfd: int, sock: socket.socket, folder: str | None) -> None:
        self.zygote = zygote
        self.pid = pid
        self.pidfd = pidfd
        self.sock = sock
        self.channel = channel.Channel(sock)
        self.folder = folder
        self.at: tuple[int, int] | None = None
        self.interrupted: list[tuple[int, int]] = []
        self.ended: Ended | None = None
        self.idle_s = self.cpu_s = 0.0  # as far as anyone has looked
        self.worked = 0.0
        try:
            self.proc = f"/proc/{_host_pid(pidfd)}"
            fault = self._wait_for_lock_down()
        except OSError as error:
            fault = str(error)
        if fault:
            self.close()
            raise GuestError(f"a worker could not lock itself down: {fault}")

    def _wait_for_lock_down(self) -> str:
        """Why it could not; empty when it is done."""
        self.sock.settimeout(START_S)
        word = self.sock.recv(1)
        if word != b"!":
            return self.sock.recv(500).decode(errors="replace") if word else "no word"
        self.sock.settimeout(None)
        # the system's own limit: a wait and a read in one
        self.sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVTIMEO, TIMEVAL.pack(0, int(TICK_S * 1e6)))
        return ""

    # -- exchanging ---------------------------------------------------------------------------------------

    def exchange(self, message: Message, allowance: Allowance, answers: Mapping[str, Answer]) -> Any:
        """Send a request, of plain values, and give its reply; answer meanwhile what the guest asks. Raises Stopped."""
        if self.ended:
            raise Stopped("died")
        number = int.from_bytes(os.urandom(7), "little")
        data = wire.pack({**message, "id": number, "limit": allowance.reply_bytes}, REQUEST_BYTES)
        watch = Watch(self, allowance)
        try:
            self._send(data, watch)
            return self._await_reply(number, watch, answers, allowance)
        except (wire.WireError, EOFError, OSError):
            raise self._gone("died") from None
        except BaseException as error:
            if not isinstance(error, Stopped):
                self.close()  # the host's own answer failed: the guest still waits for it
            raise

    def _await_reply(
        self, number: int, watch: Watch, answers: Mapping[str, Answer], allowance: Allowance
    ) -> Any:
        questions = 0
        for _frame in range(MAX_NEWS):
            news = wire.loads(self._frame(watch, allowance.reply_bytes + 64))
            if type(news) is not dict:
                raise wire.WireError("a message was promised")
            if "at" in news:
                self.at = _place(news["at"])
                watch.next_step()
            elif type(news.get("id")) is not int or news["id"] != number:
                raise wire.WireError("an answer to nothing")
            elif "reply" in news:
                return news["reply"]
            elif news.get("refused") is True:
                raise Stopped("refused")
            else:
                questions += 1
                if questions > MAX_QUESTIONS:
                    raise self.kill("timeout")
                with watch.answering():
                    answer = wire.dumps(_answer(news, answers), limit=REQUEST_BYTES)
                self._send(answer, watch)
        raise wire.WireError("too many frames")

    def _frame(self, watch: Watch, limit: int) -> bytes:
        while (frame := self.channel.take(limit)) is None:
            watch.check()
            with contextlib.suppress(BlockingIOError):  # nothing came within a tick
                self.channel.fill()
        watch.check()
        return frame

    def _send(self, data: bytes, watch: Watch) -> None:
        """Write a frame to a guest that may not be reading."""
        left = memoryview(channel.HEADER.pack(len(data)) + data)
        while left:
            try:
                left = left[self.sock.send(left, socket.MSG_DONTWAIT | socket.MSG_NOSIGNAL) :]
            except BlockingIOError:
                watch.check()
                select.select([], [self.sock], [], TICK_S)

    # -- holding to time ----------------------------------------------------------------------------------

    def clock(self, elapsed: float) -> tuple[float, float]:
        """CPU seconds used so far, and those that its main thread ran or waited to, from the host's own /proc.

        The rest it was idle: asleep, stopped, or without its main thread. A kernel that keeps no such account is asked
        whether the thread runs now, and `elapsed` seconds are taken for it.
        """
        with open(f"{self.proc}/stat", "rb") as file:
            fields = file.read().rpartition(b")")[2].split()
        cpu = (int(fields[11]) + int(fields[12])) / TICKS_A_SECOND
        with contextlib.suppress(OSError), open(f"{self.proc}/schedstat", "rb") as file:
            ran, waited, turns = map(int, file.read().split())
            if turns:
                return cpu, (ran + waited) / 1e9
        self.worked += elapsed if fields[0] == b"R" else 0.0
        return cpu, self.worked

    def interrupt(self) -> None:
        """A soft stop: SIGINT, which a student's code may ignore."""
        signal.pidfd_send_signal(self.pidfd, signal.SIGINT)

    def overflowing(self) -> bool:
        """Whether a work folder without a quota of its own holds too much. Nothing in it is opened."""
        if self.folder is None:
            return False
        count = size = 0
        with contextlib.suppress(OSError), os.scandir(self.folder) as entries:
            for entry in entries:
                count += 1
                size += entry.stat(follow_symlinks=False).st_blocks * 512
                if count > FOLDER_FILES or size > FOLDER_BYTES:
                    return True
        return False

    def _gone(self, reason: Reason, detail: str = "") -> Stopped:
        self.close()
        status = self.ended.status if self.ended else 0
        if status == -signal.SIGINT:  # our soft stop: the guest had lost its handler (see catch_interrupts)
            return Stopped("timeout")
        return Stopped(reason, detail or _death(status))

    def kill(self, reason: Reason, detail: str = "") -> Stopped:
        """End the guest; gives the exception to raise."""
        return self._gone(reason, detail)

    def close(self) -> None:
        """End the guest, whatever it is doing."""
        if self.ended is None:
            self.sock.close()
            os.close(self.pidfd)
            self.ended = Ended(0, 0.0)
            self.ended = self.zygote.reap(self.pid)


def _host_pid(pidfd: int) -> int:
    """The guest's pid as the host's /proc numbers it."""
    with open(f"/proc/self/fdinfo/{pidfd}", encoding="ascii") as file:
        return next(int(line.split()[1]) for line in file if line.startswith("Pid:"))


def _place(at: Any) -> tuple[int, int]:
    if type(at) is not list or [type(part) for part in at] != [int, int]:
        raise wire.WireError("a place was promised")
    if not all(-1 <= part <= MAX_PLACE for part in at):
        raise wire.WireError("a place that is nowhere")
    return at[0], at[1]


def _answer(news: Message, answers: Mapping[str, Answer]) -> Message:
    for kind, answer in answers.items():
        if kind in news:
            return answer(news)
    raise wire.WireError("a question that nobody answers")


def _death(status: int) -> str:
    if status == -signal.SIGSEGV:
        return "Python lui-même a planté (récursion ou mémoire)."
    if status == -signal.SIGSYS:
        return "Elle a tenté une opération interdite."
    if status in (-signal.SIGKILL, -signal.SIGXCPU):
        return "Elle a été arrêtée."
    return "Elle a quitté Python."
