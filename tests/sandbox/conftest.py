"""A child process to try a layer of the sandbox in, without any right of the person who runs the tests."""

from __future__ import annotations

import errno
import json
import os
import select
import shutil
import signal
import tempfile
import traceback
import warnings
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from grader.sandbox import namespaces

NOBODY = 64123
READS_ALL = frozenset({namespaces.CAP_DAC_READ_SEARCH})  # the interpreter may be in a private folder


@dataclass(frozen=True)
class Ending:
    """How a child ended (an exit status, or minus a signal) and what it answered."""

    status: int
    answer: Any = None


def outcome_of(probe: Callable[[], object]) -> str:
    """What trying something gives: "ok", the name of the system's error, or that of the exception."""
    try:
        probe()
    except OSError as error:
        return errno.errorcode.get(error.errno or 0, "OSError")
    except Exception as error:
        return type(error).__name__
    return "ok"


def in_child_process(
    act: Callable[[], object], *, timeout: float = 60, keep: frozenset[int] | None = READS_ALL
) -> Ending:
    """Run a function in a child, killed when late.

    The child is nobody, with the capabilities to keep; the user who runs the tests when `keep` is None.
    """
    reader, writer = os.pipe()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)  # other tests may have left threads here
        child = os.fork()
    if not child:
        os.close(reader)
        _answer(act, keep, writer)
    os.close(writer)
    received = _read_until_end(reader, timeout)
    os.close(reader)
    if received is None:
        os.kill(child, signal.SIGKILL)
    status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    return Ending(status, json.loads(received) if received else None)


@pytest.fixture
def in_child() -> Callable[..., Ending]:
    return in_child_process


@pytest.fixture
def outcome() -> Callable[[Callable[[], object]], str]:
    return outcome_of


@pytest.fixture
def attempt() -> Callable[..., str]:
    """Put a layer on in a child, then say what the probe gives there."""

    def under(layer: Callable[[], object], probe: Callable[[], object], **options: Any) -> str:
        def act() -> str:
            layer()
            return outcome_of(probe)

        ending = in_child_process(act, **options)
        assert ending.status == 0, ending
        return str(ending.answer)

    return under


@pytest.fixture
def room() -> Iterator[Path]:
    """An empty folder where nobody may write."""
    folder = Path(tempfile.mkdtemp(prefix="bareme-test-"))
    folder.chmod(0o777)
    yield folder
    shutil.rmtree(folder)


def _answer(act: Callable[[], object], keep: frozenset[int] | None, writer: int) -> None:
    status = 1
    try:
        if keep is not None and os.geteuid() == 0:
            namespaces.become(NOBODY, NOBODY, keep)
        os.write(writer, json.dumps(act()).encode())
        status = 0
    except BaseException:
        os.write(writer, json.dumps(traceback.format_exc()).encode())
    finally:
        os._exit(status)


def _read_until_end(reader: int, timeout: float) -> bytes | None:
    received = b""
    while select.select([reader], [], [], timeout)[0]:
        chunk = os.read(reader, 65536)
        if not chunk:
            return received
        received += chunk
    return None
