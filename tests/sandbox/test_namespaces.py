"""A worker keeps no right of the person who grades, and sees mounts of its own."""

from __future__ import annotations

import ctypes
import mmap
import os
import re
from pathlib import Path

import pytest

from grader.sandbox import namespaces

NOBODY = 64123
NOTHING: frozenset[int] = frozenset()

libc = ctypes.CDLL(None, use_errno=True)
needs_root = pytest.mark.skipif(os.geteuid() != 0, reason="only root can become somebody else")


def checked(result: int) -> None:
    if result == -1:
        raise OSError(ctypes.get_errno(), "")


def capability_sets() -> dict[str, int]:
    status = Path("/proc/self/status").read_text()
    return {name: int(bits, 16) for name, bits in re.findall(r"^Cap(\w+):\s+(\w+)$", status, re.MULTILINE)}


# -- Another user


@needs_root
def test_user_group_and_capabilities_are_gone(in_child):
    def act() -> object:
        return [os.getresuid(), os.getresgid(), os.getgroups(), capability_sets()]

    user, group, groups, sets = in_child(act, keep=NOTHING).answer
    assert (user, group, groups) == ([NOBODY] * 3, [NOBODY] * 3, [])
    assert sets == dict.fromkeys(("Inh", "Prm", "Eff", "Bnd", "Amb"), 0)


@needs_root
def test_groups_of_root_are_left(in_child):
    def act() -> list[int]:
        os.setgroups([0, 4])
        namespaces.become(NOBODY, NOBODY)
        return os.getgroups()

    assert in_child(act, keep=None).answer == []


@needs_root
def test_root_cannot_stay_root(attempt):
    assert attempt(lambda: None, lambda: namespaces.become(0, 0), keep=None) == "EPERM"


@needs_root
@pytest.mark.parametrize("way_back", [
    lambda: os.setuid(0), lambda: os.setgid(0), lambda: os.setgroups([0]), lambda: os.seteuid(0),
    lambda: os.setresuid(0, 0, 0), lambda: namespaces.become(0, 0), lambda: os.chroot("/"),
    lambda: os.kill(os.getppid(), 0),
])  # fmt: skip
@pytest.mark.parametrize(
    "keep", [NOTHING, frozenset({namespaces.CAP_DAC_READ_SEARCH})], ids=["bare", "reader"]
)
def test_no_way_back_to_root(attempt, way_back, keep):
    assert attempt(lambda: None, way_back, keep=keep) == "EPERM"


@needs_root
@pytest.mark.parametrize(
    ("keep", "expected"), [(NOTHING, "EACCES"), (frozenset({namespaces.CAP_DAC_READ_SEARCH}), "ok")]
)
def test_private_file_is_read_only_with_the_capability_kept(attempt, tmp_path, keep, expected):
    (tmp_path / "private").write_text("x")
    (tmp_path / "private").chmod(0o600)
    assert attempt(lambda: None, (tmp_path / "private").read_text, keep=keep) == expected
    assert attempt(lambda: None, lambda: (tmp_path / "private").open("a"), keep=keep) == "EACCES"


@needs_root
def test_only_the_capability_kept_remains(in_child):
    kept = 1 << namespaces.CAP_DAC_READ_SEARCH
    sets = in_child(capability_sets, keep=frozenset({namespaces.CAP_DAC_READ_SEARCH})).answer
    assert sets == {"Inh": 0, "Prm": kept, "Eff": kept, "Bnd": kept, "Amb": 0}


def test_capability_kept_can_be_dropped_later(in_child):
    def act() -> dict[str, int]:
        namespaces.drop_capabilities()
        return capability_sets()

    sets = in_child(act).answer
    assert (sets["Prm"], sets["Eff"], sets["Amb"]) == (0, 0, 0)


def test_nobody_can_become_somebody_else(attempt):
    assert attempt(lambda: None, lambda: namespaces.become(NOBODY + 1, NOBODY), keep=NOTHING) == "EPERM"


# -- Mounts of its own


@pytest.fixture
def isolated(room: Path, attempt):
    """A layer: mounts of one's own on `room`, then no capability; skipped where namespaces are refused."""
    (room / "host.txt").write_text("of the host")
    reason = attempt(lambda: None, lambda: namespaces.isolate(str(room), 1, 16), keep=NOTHING)
    if reason != "ok":
        pytest.skip(f"no namespaces here: {reason}")

    def layer() -> None:
        namespaces.isolate(str(room), 1, 16)
        namespaces.drop_capabilities()

    return layer


def fill() -> None:
    with open("big", "wb", buffering=0) as file:
        for _ in range(64):
            file.write(bytes(65536))


def map_executable() -> None:
    Path("code").write_bytes(bytes(4096))
    with open("code", "rb") as file:
        mmap.mmap(file.fileno(), 4096, mmap.MAP_PRIVATE, mmap.PROT_READ | mmap.PROT_EXEC)


PROBES = {
    "write in the folder": (lambda: Path("new").write_text("x"), "ok"),
    "make folders": (lambda: os.makedirs("a/b"), "ok"),
    "write more than the size": (fill, "ENOSPC"),
    "make more files than the inodes": (lambda: [Path(str(i)).touch() for i in range(20)], "ENOSPC"),
    "run what is in the folder": (map_executable, "EPERM"),
    "write in /proc": (lambda: Path("/proc/new").write_text("x"), "EROFS"),
    "read of oneself in /proc": (lambda: Path("/proc/self/maps").read_text(), "ENOENT"),
    "read of the parent in /proc": (lambda: Path(f"/proc/{os.getppid()}/environ").read_text(), "ENOENT"),
    "uncover /proc": (lambda: checked(libc.umount2(b"/proc", 2)), "EPERM"),
    "make /proc writable": (lambda: checked(libc.mount(b"none", b"/proc", None, 32, None)), "EPERM"),
    "mount again": (lambda: checked(libc.mount(b"x", b"/tmp", b"tmpfs", 0, None)), "EPERM"),
    "change the root": (lambda: os.chroot("."), "EPERM"),
    "become root": (lambda: os.setuid(0), "EINVAL"),
    "trace the parent": (lambda: checked(libc.ptrace(16, os.getppid(), 0, 0)), "EPERM"),
}  # fmt: skip


@pytest.mark.parametrize("name", PROBES)
def test_isolated_worker(attempt, isolated, name):
    probe, expected = PROBES[name]
    assert attempt(isolated, probe, keep=NOTHING) == expected


def test_isolated_worker_starts_in_an_empty_private_folder(in_child, isolated, room):
    def act() -> object:
        isolated()
        facts = os.stat(".")
        return [
            os.getcwd(),
            os.listdir("."),
            os.listdir("/proc"),
            oct(facts.st_mode & 0o7777),
            os.getuid() == facts.st_uid,
        ]

    assert in_child(act, keep=NOTHING).answer == [str(room), [], [], "0o700", True]


def test_isolated_worker_keeps_no_capability(in_child, isolated):
    def act() -> dict[str, int]:
        memory = os.open("/proc/self/status", os.O_RDONLY)  # /proc is covered afterwards
        isolated()
        status = os.pread(memory, 65536, 0).decode()
        return {
            name: int(bits, 16) for name, bits in re.findall(r"^Cap(\w+):\s+(\w+)$", status, re.MULTILINE)
        }

    sets = in_child(act, keep=NOTHING).answer
    assert sets == dict.fromkeys(("Inh", "Prm", "Eff", "Bnd", "Amb"), 0)


def test_death_of_the_parent_still_ends_an_isolated_worker(in_child, isolated):
    def act() -> int:
        checked(libc.prctl(1, 9, 0, 0, 0))  # PR_SET_PDEATHSIG
        isolated()
        number = ctypes.c_int()
        checked(libc.prctl(2, ctypes.byref(number), 0, 0, 0))
        return number.value

    assert in_child(act, keep=NOTHING).answer == 9


def test_isolated_worker_cannot_be_inspected_by_its_user(in_child, isolated):
    def act() -> int:
        isolated()
        return int(libc.prctl(3, 0, 0, 0, 0))  # PR_GET_DUMPABLE

    assert in_child(act, keep=NOTHING).answer == 0


def test_host_sees_nothing_of_it(in_child, isolated, room):
    mounts = Path("/proc/self/mountinfo").read_text()

    def act() -> str:
        isolated()
        Path("secret").write_text("x")
        return "done"

    assert in_child(act, keep=NOTHING).answer == "done"
    assert [path.name for path in room.iterdir()] == ["host.txt"]
    assert Path("/proc/self/mountinfo").read_text() == mounts


def test_two_workers_see_nothing_of_each_other(in_child, isolated):
    def act() -> list[str]:
        isolated()
        before = os.listdir(".")
        Path("mine").touch()
        return before

    assert [in_child(act, keep=NOTHING).answer for _ in range(2)] == [[], []]


def test_shared_memory_of_others_is_out_of_reach(in_child, isolated):
    segment = libc.shmget(0, 4096, 0o1666)
    facts = ctypes.create_string_buffer(256)
    stat = lambda: libc.shmctl(segment, 2, facts)  # noqa: E731

    def act() -> list[int]:
        before = stat()
        isolated()
        return [before, stat()]

    try:
        assert in_child(act, keep=NOTHING).answer == [0, -1]
    finally:
        libc.shmctl(segment, 0, None)


@pytest.mark.parametrize(("folder", "reason"), [("/nonexistent", "ENOENT"), ("/proc/self/status", "ENOTDIR")])
def test_place_that_is_no_folder_is_an_error(attempt, isolated, folder, reason):
    assert attempt(lambda: None, lambda: namespaces.isolate(folder, 1, 16), keep=NOTHING) == reason
