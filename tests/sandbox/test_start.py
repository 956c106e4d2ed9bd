"""A zygote or a guest that does not start: one error with the reason, and nothing left behind."""

from __future__ import annotations

import os
import socket
import sys
from pathlib import Path

import pytest

from grader.sandbox import client, guest, isolation
from grader.sandbox.guest import Ended, Guest, GuestError

WORDY = "import sys; sys.stderr.write('a warning\\n' * 200_000 + 'the end'); sys.exit(3)"


class Reaper:
    """Notes whom it was asked to end."""

    def __init__(self) -> None:
        self.reaped: list[int] = []

    def reap(self, pid: int) -> Ended:
        """Nobody is there."""
        self.reaped.append(pid)
        return Ended(-9, 0.0)


@pytest.fixture
def launched(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    """Has this command run in the place of a zygote; gives the scratch folder."""

    def patched(*command: str) -> Path:
        scratch = tmp_path / "scratch"
        scratch.mkdir()
        made = isolation.Launch(command, {}, str(scratch))
        monkeypatch.setattr(isolation, "launch", lambda *_: made)
        return scratch

    return patched


def descriptors() -> set[str]:
    return set(os.listdir("/proc/self/fd"))


@pytest.mark.parametrize(
    ("command", "reason"),
    [
        (("/nulle/part",), "/nulle/part"),
        ((sys.executable, "-c", WORDY), "the end"),
        ((sys.executable, "-c", "raise SystemExit(5)"), "exit status 5"),
    ],
    ids=["absent", "wordy", "silent"],
)
def test_zygote_that_does_not_start_says_why_and_leaves_nothing(launched, command, reason):
    scratch, before = launched(*command), descriptors()
    with pytest.raises(client.ZygoteError, match=reason):
        client.Zygote("L1", ())
    assert not scratch.exists()
    assert descriptors() == before


@pytest.mark.parametrize(
    ("word", "reason"), [(b"", "no word"), (b"?no Landlock here", "no Landlock"), (None, "timed out")]
)
def test_guest_that_does_not_start_is_ended(monkeypatch, word, reason):
    monkeypatch.setattr(guest, "START_S", 0.1)
    reaper, before = Reaper(), descriptors()
    ours, theirs = socket.socketpair()
    if word is not None:
        theirs.send(word)
        theirs.shutdown(socket.SHUT_WR)
    with theirs, pytest.raises(GuestError, match=reason):
        Guest(reaper, 12, os.pidfd_open(os.getpid()), ours, None)
    assert reaper.reaped == [12]
    assert descriptors() == before
