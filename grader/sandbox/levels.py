"""Which isolation level this machine really gives: each is run, and tried by a harmless copy, before it is believed."""

from __future__ import annotations

import contextlib
import os
import socket
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

from . import isolation, wire
from .client import Zygote, ZygoteError
from .guest import Stopped
from .watch import Allowance
from .wire import WireError

TRIAL = """
def trial(paths, address, pids):
    import os, signal, socket, subprocess
    done = []
    def attempt(what, action):
        try:
            action()
        except Exception:
            return
        done.append(what)
    for path in paths:
        attempt("read " + path, lambda: open(path).read())
        attempt("write " + path, lambda: open(path, "a").write("x"))
        attempt("chmod " + path, lambda: os.chmod(path, 0o777))
    for family in (socket.AF_INET, socket.AF_UNIX):
        attempt("make a socket", lambda: socket.socket(family))
    attempt("connect", lambda: socket.create_connection(tuple(address), 1))
    for pid in pids:
        attempt("signal " + str(pid), lambda: os.kill(pid, 0))
    attempt("start a program", lambda: subprocess.run(["true"]))
    attempt("fork", lambda: os.fork() or os._exit(0))
    open("here", "w").write("a copy may write beside itself")
    return done
"""


@dataclass(frozen=True)
class Refusal:
    """A level that this machine does not give, and why."""

    level: str
    reason: str


def open_zygote(
    preload: Sequence[str], memory_mb: int = 512, at_most: str = "L3", at_least: str = "L1"
) -> Zygote:
    """A zygote at the best level that holds here; ZygoteError with all the reasons when none does."""
    refusals = []
    for level in isolation.candidates(at_most, at_least):
        try:
            zygote = Zygote(level, preload, memory_mb)
        except ZygoteError as error:
            refusals.append(Refusal(level, str(error)))
            continue
        if not (fault := trial(zygote)):
            return zygote
        zygote.close()
        refusals.append(Refusal(level, fault))
    raise ZygoteError(
        "; ".join(f"{refusal.level}: {refusal.reason}" for refusal in refusals) or "no level to try"
    )


def trial(zygote: Zygote) -> str:
    """What a harmless copy could do that it should not, or why it does not run; empty when the level holds."""
    if zygote.level == isolation.UNSAFE:
        return ""
    try:
        with _canaries() as (paths, address):
            done = _try_it(zygote, [paths, list(address), [os.getpid(), os.getppid(), 1]])
    except (ZygoteError, Stopped, WireError, OSError) as error:
        return str(error) or type(error).__name__
    return f"a copy can {', '.join(done)}" if done else ""


def _try_it(zygote: Zygote, args: list[object]) -> list[str]:
    guest = zygote.fork()
    try:
        run = {
            "do": "run", "world": 0, "files": {}, "wanted": ["trial"], "output": 1000, "seed": 0, "prelude": [], "cells": [[1, TRIAL]],
            "prose": [], "values": {}, "callbacks": [], "steady": [], "skip": [], "until": None, "only_definitions": False, "loud": False,
            "no_shows": False,
        }  # fmt: skip
        allowance = Allowance(10.0, 10.0)
        guest.exchange(run, allowance, {})
        call = {
            "do": "call", "world": 0, "name": "trial", "handle": None, "batch": wire.dumps([args]), "times": 1, "stdin": None, "seed": 0,
            "keep_arguments": False, "watch_arguments": False,
        }  # fmt: skip
        reply = guest.exchange(call, allowance, {})
    finally:
        guest.close()
    if type(reply) is not dict:
        raise ZygoteError(f"the harmless copy does not run: {reply}")
    return list(reply["values"][0])


@contextmanager
def _canaries() -> Iterator[tuple[list[str], tuple[str, int]]]:
    """Files and a server of the host that no copy may reach."""
    with tempfile.TemporaryDirectory() as folder, socket.create_server(("127.0.0.1", 0)) as server:
        os.chmod(folder, 0o777)
        canary = os.path.join(folder, "canary")
        with open(canary, "w") as file:
            file.write("canary")
        os.chmod(canary, 0o666)
        with contextlib.suppress(OSError):
            server.setblocking(False)
        yield [canary, "/etc/passwd"], server.getsockname()
