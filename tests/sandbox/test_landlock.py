"""Landlock leaves a process the folders it is given, whatever the version of it that the kernel has."""

from __future__ import annotations

import fcntl
import importlib
import os
import socket
import sys
import sysconfig
from functools import partial
from pathlib import Path

import pytest

from grader.sandbox import landlock

INTERPRETER = [
    sys.base_prefix,
    sysconfig.get_path("purelib"),
    "/usr/lib",
    "/lib",
    "/lib64",
    "/etc/ld.so.cache",
]


def version() -> int:
    found = landlock.abi()
    assert found, "these tests need a kernel with Landlock switched on"
    return found


@pytest.fixture
def places(room: Path) -> Path:
    """Folders that anyone may change: one to read, one to write, one out of reach; each holds `mots.txt`."""
    for name in ("read", "write", "outside"):
        (room / name).mkdir()
        (room / name).chmod(0o777)
        (room / name / "mots.txt").write_text("arbre\n")
        (room / name / "mots.txt").chmod(0o666)
    return room


def layer(places: Path):
    return lambda: landlock.restrict([str(places / "read")], [str(places / "write")])


READ, WRITE, OUTSIDE = "read/mots.txt", "write/mots.txt", "outside/mots.txt"
ALLOWED = {
    "read a file": lambda at: (at / READ).read_text(),
    "list a folder": lambda at: os.listdir(at / "read"),
    "read in the work folder": lambda at: (at / WRITE).read_text(),
    "write in the work folder": lambda at: (at / WRITE).write_text("heure\n"),
    "append in the work folder": lambda at: (at / WRITE).open("a").write("heure\n"),
    "create in the work folder": lambda at: (at / "write/new.txt").write_text("x"),
    "rename in the work folder": lambda at: (at / WRITE).rename(at / "write/new.txt"),
    "remove in the work folder": lambda at: (at / WRITE).unlink(),
    "anonymous file in the work folder": lambda at: os.open(at / "write", os.O_RDWR | os.O_TMPFILE),
}
FORBIDDEN = {
    "read outside": lambda at: (at / OUTSIDE).read_text(),
    "list outside": lambda at: os.listdir(at / "outside"),
    "list the folder above": lambda at: os.listdir(at),
    "reach outside by dots": lambda at: (at / "write" / ".." / OUTSIDE).read_text(),
    "write outside": lambda at: (at / OUTSIDE).open("a"),
    "empty outside": lambda at: os.truncate(at / OUTSIDE, 0),
    "create outside": lambda at: (at / "outside/new.txt").touch(),
    "remove outside": lambda at: (at / OUTSIDE).unlink(),
    "anonymous file outside": lambda at: os.open(at / "outside", os.O_RDWR | os.O_TMPFILE),
    "write what is to read": lambda at: (at / READ).open("a"),
    "empty what is to read": lambda at: os.truncate(at / READ, 0),
    "empty while opening to read": lambda at: os.open(at / READ, os.O_RDONLY | os.O_TRUNC),
    "create where to read": lambda at: (at / "read/new.txt").touch(),
    "remove where to read": lambda at: (at / READ).unlink(),
    "rename where to read": lambda at: (at / READ).rename(at / "read/new.txt"),
    "make a folder": lambda at: (at / "write/folder").mkdir(),
    "make a link": lambda at: (at / "write/link").symlink_to("/etc/passwd"),
    "make a fifo": lambda at: os.mkfifo(at / "write/fifo"),
    "make a socket": lambda at: socket.socket(socket.AF_UNIX).bind(str(at / "write/socket")),
    "rename away": lambda at: (at / WRITE).rename(at / "outside/new.txt"),
    "rename in": lambda at: (at / OUTSIDE).rename(at / "write/new.txt"),
    "link in": lambda at: os.link(at / OUTSIDE, at / "write/new.txt"),
    "open the terminal device": lambda at: os.open("/dev/ptmx", os.O_RDWR),
    "read the system's users": lambda at: Path("/etc/passwd").read_text(),
}
ONLY_WHEN_RECENT = {"empty outside": 3, "empty what is to read": 3, "empty while opening to read": 3}


@pytest.mark.parametrize("name", ALLOWED)
def test_allowed(attempt, places, name):
    assert attempt(layer(places), lambda: ALLOWED[name](places)) == "ok"


@pytest.mark.parametrize("name", FORBIDDEN)
def test_forbidden(attempt, places, name):
    assert attempt(layer(places), lambda: FORBIDDEN[name](places)) in ("EACCES", "EXDEV")


@pytest.mark.parametrize("name", FORBIDDEN)
def test_what_is_forbidden_would_work_without_landlock(attempt, places, name):
    assert attempt(lambda: None, lambda: FORBIDDEN[name](places)) == "ok"


@pytest.mark.parametrize("older", [1, 2, 3, 4, 5, 6])
def test_older_kernel_holds_what_it_can(in_child, outcome, places, monkeypatch, older):
    if older > version():
        pytest.skip(f"the kernel has version {version()}")
    monkeypatch.setattr(landlock, "abi", lambda: older)
    acts = FORBIDDEN | {name: ALLOWED[name] for name in ("read a file", "create in the work folder")}

    def act() -> list[str]:
        layer(places)()
        return [name for name, probe in acts.items() if outcome(partial(probe, places)) == "ok"]

    # What an old version lets through (emptying a file that may be read), seccomp refuses.
    expected = {name for name in acts if name not in FORBIDDEN or older < ONLY_WHEN_RECENT.get(name, 1)}
    assert set(in_child(act).answer) == expected


def test_kernel_without_landlock_is_an_error(monkeypatch):
    monkeypatch.setattr(landlock, "abi", lambda: 0)
    with pytest.raises(OSError, match="Landlock"):
        landlock.restrict([], [])


def test_version_is_told():
    assert version() >= 1


def test_nothing_can_be_run(attempt, places):
    program = places / "read" / "program"
    program.write_text("#!/bin/true\n")
    program.chmod(0o755)
    everything = lambda: landlock.restrict(["/"], [])  # noqa: E731  (a layer like the others)
    assert attempt(everything, lambda: os.execv(program, ["program"])) == "EACCES"
    assert attempt(everything, lambda: os.execv("/bin/true", ["true"])) == "EACCES"


def test_libraries_can_still_be_loaded(attempt):
    def load() -> None:
        for name in ("_decimal", "_elementtree", "_lzma"):
            sys.modules.pop(name, None)
            importlib.import_module(name)

    assert attempt(lambda: landlock.restrict(INTERPRETER, [], missing_ok=True), load) == "ok"


def test_file_alone_can_be_given(attempt, places):
    def probe() -> None:
        assert (places / OUTSIDE).read_text() == "arbre\n"
        os.listdir(places / "outside")

    assert attempt(lambda: landlock.restrict([str(places / OUTSIDE)], ["/dev/null"]), probe) == "EACCES"


def test_null_device_can_be_written(attempt):
    layer = lambda: landlock.restrict([], ["/dev/null"])  # noqa: E731
    assert attempt(layer, lambda: Path("/dev/null").write_text("x")) == "ok"


def test_descriptor_can_be_given_and_stays_open(attempt, places):
    folder = os.open(places / "read", os.O_PATH | os.O_CLOEXEC)

    def probe() -> None:
        os.fstat(folder)
        assert (places / READ).read_text()

    assert attempt(lambda: landlock.restrict([folder], []), probe) == "ok"
    assert attempt(lambda: landlock.restrict([folder], []), lambda: (places / WRITE).read_text()) == "EACCES"
    os.close(folder)


def test_descriptor_opened_before_still_reads(attempt, places):
    with (places / OUTSIDE).open() as file:
        assert attempt(lambda: landlock.restrict([], []), lambda: file.read()) == "ok"


def test_missing_place_is_an_error_unless_told(attempt, places):
    missing = str(places / "missing")
    assert attempt(lambda: None, lambda: landlock.restrict([missing], [])) == "ENOENT"
    assert attempt(lambda: None, lambda: landlock.restrict([missing], [missing], missing_ok=True)) == "ok"


def test_failure_leaves_no_descriptor_behind(in_child, places):
    def act() -> bool:
        before = os.listdir("/proc/self/fd")
        try:
            landlock.restrict([str(places / "missing")], [])
        except FileNotFoundError:
            return os.listdir("/proc/self/fd") == before
        return False

    assert in_child(act).answer is True


def test_second_restriction_only_narrows(attempt, places):
    def twice() -> None:
        landlock.restrict([str(places / "read")], [])
        landlock.restrict(["/"], ["/"])

    assert attempt(twice, lambda: (places / OUTSIDE).read_text()) == "EACCES"
    assert attempt(twice, lambda: (places / READ).read_text()) == "ok"


def test_no_port_can_be_opened(attempt, places):
    if version() < 4:
        pytest.skip("held since version 4; seccomp refuses sockets")
    bind = lambda: socket.socket().bind(("127.0.0.1", 0))  # noqa: E731
    connect = lambda: socket.socket().connect(("127.0.0.1", 9))  # noqa: E731
    assert (attempt(lambda: None, bind), attempt(lambda: None, connect)) == ("ok", "ECONNREFUSED")
    assert (attempt(layer(places), bind), attempt(layer(places), connect)) == ("EACCES", "EACCES")


@pytest.mark.parametrize(("restricted", "expected"), [(False, "ok"), (True, "EPERM")])
def test_no_neighbour_can_be_signalled(attempt, places, restricted, expected):
    if version() < 6:
        pytest.skip("held since version 6; seccomp refuses signals")
    neighbour: list[int] = []

    def start_neighbour() -> None:
        reader, writer = os.pipe()
        neighbour.append(os.fork())
        if not neighbour[0]:
            os.close(writer)
            os.read(reader, 1)  # until the process under test ends
            os._exit(0)
        if restricted:
            layer(places)()

    assert attempt(start_neighbour, lambda: os.kill(neighbour[0], 0)) == expected


@pytest.mark.parametrize(("restricted", "expected"), [(False, "ok"), (True, "EPERM")])
def test_no_abstract_socket_can_be_reached(attempt, places, restricted, expected):
    if version() < 6:
        pytest.skip("held since version 6; seccomp refuses sockets")
    name = f"\0bareme-test-{os.getpid()}"
    with socket.socket(socket.AF_UNIX) as server:
        server.bind(name)
        server.listen()
        probe = lambda: socket.socket(socket.AF_UNIX).connect(name)  # noqa: E731
        assert attempt(layer(places) if restricted else lambda: None, probe) == expected


def test_device_takes_no_order(attempt):
    if version() < 5:
        pytest.skip("held since version 5; seccomp refuses such calls")
    fionread = lambda: fcntl.ioctl(os.open("/dev/urandom", os.O_RDONLY), 0x80045200, b"0000")  # noqa: E731
    give = lambda: landlock.restrict(["/dev/urandom"], [])  # noqa: E731
    assert (attempt(lambda: None, fionread), attempt(give, fionread)) == ("ok", "EACCES")
