"""The allow-list: read as the kernel reads it, on both processors, then tried for real on this one."""

from __future__ import annotations

import asyncio
import ctypes
import errno
import fcntl
import mmap
import os
import platform
import re
import resource
import secrets
import signal
import socket
import struct
import subprocess
import tempfile
import threading
import time
from multiprocessing import get_context
from pathlib import Path

import pytest

from grader.sandbox import seccomp, syscalls

PID = 4321
PROGRAMS = {machine: seccomp.build(PID, machine) for machine in syscalls.ARCHITECTURES}
ALLOW, KILL, EPERM, ENOSYS = 0x7FFF0000, 0x80000000, 0x50000 | errno.EPERM, 0x50000 | errno.ENOSYS
BOTH = pytest.mark.parametrize("machine", syscalls.ARCHITECTURES)


def decide(machine: str, number: int, *arguments: int, architecture: int | None = None) -> int:
    """What the kernel would answer: the program, run one instruction after the other."""
    program = list(struct.iter_unpack("=HBBI", PROGRAMS[machine]))
    registers = [*arguments, *[0] * (6 - len(arguments))]
    arch = syscalls.ARCHITECTURES[machine] if architecture is None else architecture
    data = struct.pack(
        "=IIQ6Q", number & 0xFFFFFFFF, arch, 0, *(value & (1 << 64) - 1 for value in registers)
    )
    at, accumulator = 0, 0
    while True:
        code, if_true, if_false, k = program[at]
        at += 1
        match code:
            case 0x20:
                (accumulator,) = struct.unpack_from("=I", data, k)
            case 0x54:
                accumulator &= k
            case 0x06:
                return int(k)
            case 0x15:
                at += if_true if accumulator == k else if_false
            case 0x35:
                at += if_true if accumulator >= k else if_false
            case _:
                pytest.fail(f"unexpected instruction {code:#x}")


# -- The numbers

HEADERS = {
    "x86_64": [Path("/usr/include/x86_64-linux-gnu/asm/unistd_64.h"), Path("/usr/include/asm/unistd_64.h")],
    "aarch64": [Path("/usr/include/asm-generic/unistd.h")],
}


def header_numbers(machine: str) -> dict[str, int]:
    header = next((path for path in HEADERS[machine] if path.exists()), None)
    if header is None:
        pytest.skip("the kernel's headers are not installed")
    found = re.findall(r"^#define __NR(?:3264)?_(\w+)\s+(\d+)$", header.read_text(), re.MULTILINE)
    numbers = {name: int(number) for name, number in found}
    return {"newfstatat": numbers.get("fstatat", -1)} | numbers


@BOTH
def test_numbers_are_those_of_the_kernel_headers(machine):
    expected = header_numbers(machine)
    assert {name: expected.get(name) for name in syscalls.numbers(machine)} == syscalls.numbers(machine)


# -- The program, as the kernel reads it

# name: (x86_64, aarch64); -1 where the processor lacks it.
REFUSED = {
    "fork": (57, -1), "vfork": (58, -1), "execve": (59, 221), "execveat": (322, 281), "clone3": (435, 435),
    "socket": (41, 198), "connect": (42, 203), "bind": (49, 200), "listen": (50, 201), "accept": (43, 202),
    "accept4": (288, 242), "sendmsg": (46, 211), "recvmsg": (47, 212), "sendmmsg": (307, 269),
    "setsockopt": (54, 208), "ptrace": (101, 117), "process_vm_readv": (310, 270),
    "process_vm_writev": (311, 271), "process_madvise": (440, 440), "kcmp": (312, 272), "tkill": (200, 130),
    "rt_sigqueueinfo": (129, 138), "rt_tgsigqueueinfo": (297, 240), "pidfd_open": (434, 434),
    "pidfd_getfd": (438, 438), "pidfd_send_signal": (424, 424), "memfd_create": (319, 279),
    "memfd_secret": (447, 447), "shmget": (29, 194), "shmat": (30, 196), "semget": (64, 190),
    "msgget": (68, 186),
    "mq_open": (240, 180), "vmsplice": (278, 75), "splice": (275, 76), "sendfile": (40, 71),
    "io_uring_setup": (425, 425), "io_uring_enter": (426, 426), "userfaultfd": (323, 282), "bpf": (321, 280),
    "perf_event_open": (298, 241), "keyctl": (250, 219), "add_key": (248, 217), "request_key": (249, 218),
    "truncate": (76, 45), "creat": (85, -1), "openat2": (437, 437), "open_by_handle_at": (304, 265),
    "name_to_handle_at": (303, 264), "chmod": (90, -1), "fchmod": (91, 52), "fchmodat": (268, 53),
    "fchmodat2": (452, 452), "chown": (92, -1), "fchown": (93, 55), "lchown": (94, -1), "fchownat": (260, 54),
    "utime": (132, -1), "utimes": (235, -1), "utimensat": (280, 88), "futimesat": (261, -1),
    "setxattr": (188, 5), "lsetxattr": (189, 6), "fsetxattr": (190, 7), "removexattr": (197, 14),
    "setxattrat": (463, 463), "link": (86, -1), "linkat": (265, 37), "symlink": (88, -1),
    "symlinkat": (266, 36),
    "mknod": (133, -1), "mknodat": (259, 33), "mkdir": (83, -1), "mkdirat": (258, 34),
    "flock": (73, 32), "fadvise64": (221, 223),
    "fallocate": (285, 47), "inotify_init1": (294, 26), "fanotify_init": (300, 262), "mount": (165, 40),
    "umount2": (166, 39), "pivot_root": (155, 41), "chroot": (161, 51), "move_mount": (429, 429),
    "open_tree": (428, 428), "fsopen": (430, 430), "mount_setattr": (442, 442), "unshare": (272, 97),
    "setns": (308, 268), "setuid": (105, 146), "setgid": (106, 144), "setresuid": (117, 147),
    "setgroups": (116, 159), "capset": (126, 91), "setsid": (112, 157), "setpgid": (109, 154),
    "setrlimit": (160, 164), "setpriority": (141, 140), "sched_setaffinity": (203, 122),
    "sched_setscheduler": (144, 119), "sched_setattr": (314, 274), "ioprio_set": (251, 30),
    "mlock": (149, 228),
    "mlockall": (151, 230), "personality": (135, 92), "seccomp": (317, 277), "arch_prctl": (158, -1),
    "modify_ldt": (154, -1), "landlock_restrict_self": (446, 446), "syslog": (103, 116), "reboot": (169, 142),
    "sethostname": (170, 161), "clock_settime": (227, 112), "settimeofday": (164, 170), "swapon": (167, 224),
    "init_module": (175, 105), "kexec_load": (246, 104), "acct": (163, 89), "quotactl": (179, 60),
}  # fmt: skip


@BOTH
@pytest.mark.parametrize("name", REFUSED)
def test_dangerous_call_is_refused_whatever_its_arguments(machine, name):
    number = REFUSED[name][list(syscalls.ARCHITECTURES).index(machine)]
    answers = {decide(machine, number, *[argument] * 6) for argument in (0, 1, PID, (1 << 64) - 1)}
    assert number < 0 or answers == {ENOSYS if number >= 424 else EPERM}


SETTING_UP = {
    "mount", "unshare", "capset", "seccomp",
    "landlock_create_ruleset", "landlock_add_rule", "landlock_restrict_self",
}  # fmt: skip


@BOTH
def test_only_the_calls_of_the_table_pass(machine):
    names = {number: name for name, number in syscalls.numbers(machine).items()}
    allowed = {number for number in range(1024) if decide(machine, number) == ALLOW}
    some_arguments = {name for name, _, expected in ARGUMENTS if expected == ALLOW}
    assert allowed <= names.keys()
    assert {names[number] for number in allowed} | some_arguments >= {*names.values()} - SETTING_UP
    assert not {names[number] for number in allowed} & SETTING_UP


@BOTH
@pytest.mark.parametrize("number", [1024, 5000, 0x3FFFFFFF])
def test_number_from_the_future_is_unknown(machine, number):
    assert decide(machine, number) == ENOSYS


@BOTH
@pytest.mark.parametrize("number", [0x40000000, 0x40000027, 0xC0000027, -1])
def test_number_of_another_convention_kills(machine, number):
    assert decide(machine, number) == KILL


@BOTH
@pytest.mark.parametrize("architecture", [0x40000003, 0x40000028, 0, 0xC0000000])
def test_other_architecture_kills(machine, architecture):
    assert decide(machine, syscalls.numbers(machine)["getpid"], architecture=architecture) == KILL


@BOTH
def test_program_is_short_and_ends_in_verdicts(machine):
    program = list(struct.iter_unpack("=HBBI", PROGRAMS[machine]))
    assert len(program) <= 400
    assert program[-1][0] == 0x06


THREAD = 0x3D0F00  # what glibc asks for a thread; musl adds 0x400000
HIGH = 1 << 32
ARGUMENTS = [
    ("clone", (THREAD,), ALLOW),
    ("clone", (THREAD | 0x400000,), ALLOW),
    ("clone", (0x01200011,), EPERM),  # fork
    ("clone", (0x00004111,), EPERM),  # vfork
    ("clone", (THREAD & ~0x10000,), EPERM),
    ("clone", (THREAD & ~0x100,), EPERM),
    ("clone", (THREAD | 0x10000000,), EPERM),  # a user namespace
    ("clone", (THREAD | 0x2000,), EPERM),  # ptrace
    ("clone", (THREAD | 0x1000,), EPERM),  # pidfd
    ("clone", (THREAD | 9,), EPERM),  # a signal at the end
    ("clone", (THREAD | HIGH,), EPERM),
    ("clone", (0,), EPERM),
    ("kill", (PID, 9), ALLOW),
    ("kill", (0, 9), EPERM),
    ("kill", (-1, 9), EPERM),
    ("kill", (-PID, 9), EPERM),
    ("kill", (PID + 1, 9), EPERM),
    ("kill", (PID | HIGH, 9), EPERM),
    ("tgkill", (PID, PID + 1, 6), ALLOW),
    ("tgkill", (PID + 1, PID, 6), EPERM),
    ("tgkill", (-1, PID, 6), EPERM),
    ("prlimit64", (0, 7, 0), ALLOW),
    ("prlimit64", (PID, 7, 0), ALLOW),
    ("prlimit64", (0, 7, 0x1000), EPERM),
    ("prlimit64", (0, 7, HIGH), EPERM),
    ("prlimit64", (1, 7, 0), EPERM),
    ("socketpair", (1, 1), ALLOW),
    ("socketpair", (1, 1 | 0o2004000), ALLOW),
    ("socketpair", (1, 2), EPERM),  # datagrams go to any address
    ("socketpair", (1, 5), EPERM),
    ("socketpair", (2, 1), EPERM),
    ("socketpair", (1 | HIGH, 1), EPERM),
    ("getsockopt", (3, 1, 4), ALLOW),
    ("getsockopt", (3, 1, 17), EPERM),  # SO_PEERCRED
    ("getsockopt", (3, 1, 77), EPERM),  # SO_PEERPIDFD
    ("getsockopt", (3, 6, 4), EPERM),  # an option of TCP
    ("sendto", (3, 0x1000, 8, 0x4000, 0), ALLOW),
    ("sendto", (3, 0x1000, 8, 1, 0), EPERM),  # urgent data
    ("sendto", (3, 0x1000, 8, 0, 0x1000), EPERM),
    ("sendto", (3, 0x1000, 8, 0, HIGH), EPERM),
    ("recvfrom", (3, 0x1000, 8, 0x42), ALLOW),
    ("recvfrom", (3, 0x1000, 8, 1), EPERM),
    ("openat", (3, 0x1000, os.O_RDONLY), ALLOW),
    ("openat", (3, 0x1000, os.O_RDWR | os.O_CREAT), ALLOW),
    ("openat", (3, 0x1000, os.O_WRONLY | os.O_CREAT | os.O_TRUNC), ALLOW),
    ("openat", (3, 0x1000, os.O_RDWR | os.O_TRUNC), ALLOW),
    ("openat", (3, 0x1000, os.O_RDONLY | os.O_TRUNC), EPERM),
    ("openat", (3, 0x1000, os.O_ACCMODE | os.O_TRUNC), EPERM),
    ("fcntl", (3, fcntl.F_GETFL), ALLOW),
    ("fcntl", (3, fcntl.F_DUPFD_CLOEXEC), ALLOW),
    ("fcntl", (3, fcntl.F_SETOWN, PID), EPERM),
    ("fcntl", (3, fcntl.F_SETSIG, 9), EPERM),
    ("fcntl", (3, 15), EPERM),  # F_SETOWN_EX
    ("fcntl", (3, fcntl.F_SETLEASE), EPERM),
    ("fcntl", (3, fcntl.F_SETLK), EPERM),
    ("fcntl", (3, 1031), EPERM),  # F_SETPIPE_SZ
    ("fcntl", (3, fcntl.F_GETFL | HIGH), EPERM),
    ("ioctl", (0, 0x5401), ALLOW),
    ("ioctl", (0, 0x5421), ALLOW),
    ("ioctl", (0, 0x5412), EPERM),  # TIOCSTI
    ("ioctl", (0, 0x5412 | HIGH), EPERM),
    ("ioctl", (0, 0x541C), EPERM),  # TIOCLINUX
    ("ioctl", (0, 0x8901), EPERM),  # FIOSETOWN
    ("ioctl", (0, 0x5452), EPERM),  # FIOASYNC
    ("ioctl", (0, 0x40049409), EPERM),  # FICLONE
    ("prctl", (15, 0x1000), ALLOW),
    ("prctl", (0x53564D41, 0), ALLOW),
    ("prctl", (4, 1), EPERM),  # PR_SET_DUMPABLE
    ("prctl", (0x59616D61, 1), EPERM),  # PR_SET_PTRACER
    ("prctl", (35, 8), EPERM),  # PR_SET_MM
    ("prctl", (1, 0), EPERM),  # PR_SET_PDEATHSIG
    ("renameat2", (3, 0x1000, 3, 0x1000, 1), ALLOW),
    ("renameat2", (3, 0x1000, 3, 0x1000, 4), EPERM),  # leaves a whiteout device
]


@BOTH
@pytest.mark.parametrize(("name", "arguments", "expected"), ARGUMENTS)
def test_call_depends_on_its_arguments(machine, name, arguments, expected):
    assert decide(machine, syscalls.numbers(machine)[name], *arguments) == expected


# -- Tried for real

libc = ctypes.CDLL(None, use_errno=True)
HERE = platform.machine()


def under_filter() -> None:
    seccomp.install(seccomp.build(os.getpid()))


def without_filter() -> None:
    """To see that a probe tells something."""


def raw(number: int, *arguments: int) -> None:
    if libc.syscall(ctypes.c_long(number), *(ctypes.c_long(value) for value in arguments)) == -1:
        raise OSError(ctypes.get_errno(), "")


def refused(name: str) -> int:
    return REFUSED[name][list(syscalls.ARCHITECTURES).index(HERE)]


def fork_and_end() -> None:
    child = os.fork()
    if not child:
        os._exit(0)
    os.waitpid(child, 0)


def multiprocess() -> None:
    process = get_context("fork").Process(target=int)
    process.start()
    process.join()


def with_pipe(act):
    return lambda: act(os.pipe()[0])


# Harmless acts that work for anyone; under the filter each fails with a plain error.
ACTS = {
    "fork": (fork_and_end, "EPERM"),
    "subprocess": (lambda: subprocess.run(["true"], check=True), "EPERM"),
    "posix_spawn": (lambda: os.waitpid(os.posix_spawn("/bin/true", ["true"], {}), 0), "EPERM"),
    "multiprocessing": (multiprocess, "EPERM"),
    "TCP socket": (lambda: socket.socket().close(), "EPERM"),
    "UNIX socket": (lambda: socket.socket(socket.AF_UNIX).close(), "EPERM"),
    "datagram pair": (lambda: socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM)[0].detach(), "EPERM"),
    "memfd": (lambda: os.memfd_create("x"), "EPERM"),
    "shared memory": (lambda: raw(refused("shmget"), 0, 4096, 0o1600), "EPERM"),
    "pidfd": (lambda: os.pidfd_open(os.getpid()), "ENOSYS"),
    "signal to the group": (lambda: os.kill(0, 0), "EPERM"),
    "new session": (os.setsid, "EPERM"),
    "user namespace": (lambda: raw(refused("unshare"), 0x10000000), "EPERM"),
    "inotify": (lambda: raw(refused("inotify_init1"), 0), "EPERM"),
    "affinity": (lambda: os.sched_setaffinity(0, os.sched_getaffinity(0)), "EPERM"),
    "niceness": (lambda: os.nice(1), "EPERM"),
    "dumpable": (lambda: raw(syscalls.numbers(HERE)["prctl"], 4, 0), "EPERM"),
    "signal owner": (with_pipe(lambda fd: fcntl.fcntl(fd, fcntl.F_SETOWN, os.getpid())), "EPERM"),
    "bigger pipe": (with_pipe(lambda fd: fcntl.fcntl(fd, 1031, 1 << 17)), "EPERM"),
}
FILE_ACTS = {
    "chmod": lambda path: os.chmod(path, 0o700),
    "chown": lambda path: os.chown(path, -1, -1),
    "utime": os.utime,
    "link": lambda path: os.link(path, path + "2"),
    "symlink": lambda path: os.symlink("x", path + "2"),
    "mkfifo": lambda path: os.mkfifo(path + "2"),
    "mkdir": lambda path: os.mkdir(path + "2"),
    "truncate by name": lambda path: os.truncate(path, 0),
    "truncate while reading": lambda path: os.open(path, os.O_RDONLY | os.O_TRUNC),
    "lock": lambda path: fcntl.lockf(os.open(path, os.O_RDWR), fcntl.LOCK_EX),
}


@pytest.mark.parametrize("name", ACTS)
def test_act_works_without_the_filter_and_fails_cleanly_under_it(attempt, name):
    probe, expected = ACTS[name]
    assert (attempt(without_filter, probe), attempt(under_filter, probe)) == ("ok", expected)


@pytest.mark.parametrize("name", FILE_ACTS)
@pytest.mark.parametrize(("layer", "expected"), [(without_filter, "ok"), (under_filter, "EPERM")])
def test_act_on_own_file_is_refused_under_the_filter(attempt, room, name, layer, expected):
    def layer_on_a_file() -> None:
        (room / "file").touch()
        layer()

    assert attempt(layer_on_a_file, lambda: FILE_ACTS[name](str(room / "file"))) == expected


@pytest.mark.parametrize(("act", "expected"), [
    pytest.param(lambda: os.execv("/nonexistent", ["x"]), ("ENOENT", "EPERM"), id="exec"),
    pytest.param(lambda: raw(refused("clone3"), 0, 0), ("EINVAL", "ENOSYS"), id="clone3"),
    pytest.param(lambda: raw(refused("userfaultfd"), -1), ("EINVAL", "EPERM"), id="userfaultfd"),
    pytest.param(lambda: raw(refused("openat2"), 0, 0, 0, 0), ("EINVAL", "ENOSYS"), id="openat2"),
    pytest.param(lambda: fcntl.ioctl(os.pipe()[0], 0x5412, b"x"), ("ENOTTY", "EPERM"), id="push a key"),
    pytest.param(lambda: raw(1 << 20), ("ENOSYS", "ENOSYS"), id="number from the future"),
])  # fmt: skip
def test_call_never_reaches_the_kernel(attempt, act, expected):
    assert (attempt(without_filter, act), attempt(under_filter, act)) == expected


def test_parent_and_others_get_no_signal(attempt):
    assert attempt(under_filter, lambda: os.kill(os.getppid(), 0)) == "EPERM"
    assert attempt(under_filter, lambda: os.kill(1, 0)) == "EPERM"
    assert attempt(under_filter, lambda: os.kill(-1, 0)) == "EPERM"


def test_system_reports_a_failure(in_child):
    def act() -> int:
        under_filter()
        return os.system("true")

    assert in_child(act).answer != 0


def run_code(code: bytes) -> None:
    """Run machine code that ends in a return."""
    memory = mmap.mmap(-1, 4096, prot=mmap.PROT_READ | mmap.PROT_WRITE | mmap.PROT_EXEC)
    memory.write(code)
    ctypes.CFUNCTYPE(ctypes.c_int)(ctypes.addressof(ctypes.c_char.from_buffer(memory)))()


ON_X86 = pytest.mark.skipif(HERE != "x86_64", reason="only x86-64 has other conventions of call")
GETPID_BY_INT80 = b"\xb8\x14\x00\x00\x00\xcd\x80\xc3"


@ON_X86
def test_int80_kills_the_worker(in_child):
    def act() -> None:
        under_filter()
        run_code(GETPID_BY_INT80)

    assert in_child(act).status == -signal.SIGSYS


@ON_X86
def test_x32_call_kills_the_worker(in_child):
    def act() -> None:
        under_filter()
        raw(0x40000000 | 39)

    assert in_child(act).status == -signal.SIGSYS


@ON_X86
def test_killed_from_a_thread_too(in_child):
    def act() -> None:
        under_filter()
        thread = threading.Thread(target=lambda: run_code(GETPID_BY_INT80))
        thread.start()
        thread.join()

    assert in_child(act).status == -signal.SIGSYS


def test_threads_started_before_are_filtered_too(in_child):
    def act() -> list[str]:
        answers: list[str] = []
        go = threading.Event()

        def late() -> None:
            go.wait()
            try:
                os.memfd_create("x")
            except PermissionError:
                answers.append("refused")

        thread = threading.Thread(target=late)
        thread.start()
        under_filter()
        go.set()
        thread.join()
        return answers

    assert in_child(act).answer == ["refused"]


def test_filter_cannot_be_put_on_by_a_bad_program(in_child):
    def act() -> None:
        seccomp.install(b"\0" * 8)

    ending = in_child(act)
    assert ending.status == 1
    assert "OSError: [Errno 22] seccomp" in ending.answer


def test_filter_stays_on(attempt):
    assert attempt(under_filter, lambda: seccomp.install(seccomp.build(1))) == "EPERM"


# -- What an honest copy needs


def threads() -> int:
    results: list[int] = []
    workers = [threading.Thread(target=results.append, args=(i,)) for i in range(8)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    return len(results)


def event_loop() -> str:
    async def main() -> str:
        loop = asyncio.get_running_loop()
        await asyncio.sleep(0.01)
        return await loop.run_in_executor(None, str, "done")

    return asyncio.run(main())


def alarm() -> str:
    signal.signal(signal.SIGALRM, signal.default_int_handler)
    signal.setitimer(signal.ITIMER_REAL, 0.01)
    try:
        time.sleep(5)
    except KeyboardInterrupt:
        return "interrupted"
    return "slept"


def own_signals() -> int:
    seen: list[int] = []
    signal.signal(signal.SIGUSR1, lambda number, _: seen.append(number))
    os.kill(os.getpid(), signal.SIGUSR1)
    signal.raise_signal(signal.SIGUSR1)
    signal.pthread_kill(threading.get_ident(), signal.SIGUSR1)
    return len(seen)


def files() -> str:
    with (
        tempfile.TemporaryFile("w+", dir=".") as anonymous,
        tempfile.NamedTemporaryFile("w", dir=".") as named,
    ):
        anonymous.write("word\n")
        named.write("word\n")
    with open("a.txt", "w") as file:
        file.write("arbre\nheure\n")
        file.truncate(6)
    os.rename("a.txt", "b.txt")
    text = Path("b.txt").read_text()
    Path("b.txt").unlink()
    return text + str(os.listdir("."))


def numbers_at_random() -> int:
    return len({os.urandom(8), secrets.token_bytes(8)})


def limits() -> bool:
    return (
        resource.getrlimit(resource.RLIMIT_NOFILE)[0] > 0
        and resource.getrusage(resource.RUSAGE_SELF).ru_maxrss > 0
    )


def arrays() -> float:
    import numpy as np

    matrix = np.eye(300) * 2
    return float(np.linalg.det(matrix[:5, :5] @ matrix[:5, :5]) + np.linalg.inv(matrix @ matrix).sum())


def picture() -> bool:
    import io

    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    pyplot.plot([1, 2, 3])
    pyplot.title("mots")
    buffer = io.BytesIO()
    pyplot.savefig(buffer)
    return len(buffer.getvalue()) > 1000


def solver() -> list[int]:
    from ortools.sat.python import cp_model

    model = cp_model.CpModel()
    cells = [model.new_int_var(0, 9, f"x{i}") for i in range(10)]
    model.add_all_different(cells)
    model.maximize(sum(i * cell for i, cell in enumerate(cells)))
    engine = cp_model.CpSolver()
    engine.parameters.num_workers = 4
    engine.parameters.max_time_in_seconds = 20
    assert engine.solve(model) == cp_model.OPTIMAL
    return [engine.value(cell) for cell in cells]


NEEDS = {
    threads: 8,
    event_loop: "done",
    alarm: "interrupted",
    own_signals: 3,
    files: "arbre\n[]",
    numbers_at_random: 2,
    limits: True,
    arrays: pytest.approx(4**5 + 300 / 4),
    picture: True,
    solver: list(range(10)),
}


@pytest.mark.parametrize("need", NEEDS, ids=lambda need: need.__name__)
def test_honest_code_works_under_the_filter(in_child, room, need):
    def act() -> object:
        os.chdir(room)
        os.environ["MPLCONFIGDIR"] = str(room)
        os.environ["HOME"] = str(room)
        under_filter()
        return need()

    ending = in_child(act)
    assert ending.status == 0, ending.answer
    assert ending.answer == NEEDS[need]
