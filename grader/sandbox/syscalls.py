"""The numbers of the Linux system calls that the sandbox makes or lets through."""

from __future__ import annotations

import errno
import os
from functools import cache

# The value that seccomp reports for a native 64-bit call (AUDIT_ARCH_* in linux/audit.h).
ARCHITECTURES = {"x86_64": 0xC000003E, "aarch64": 0xC00000B7}

# name: (x86_64, aarch64); aarch64 follows the generic table and lacks the older names.
_NUMBERS: dict[str, tuple[int | None, int | None]] = {
    # Files.
    "read": (0, 63),
    "write": (1, 64),
    "readv": (19, 65),
    "writev": (20, 66),
    "pread64": (17, 67),
    "pwrite64": (18, 68),
    "lseek": (8, 62),
    "open": (2, None),
    "openat": (257, 56),
    "close": (3, 57),
    "close_range": (436, 436),
    "dup": (32, 23),
    "dup2": (33, None),
    "dup3": (292, 24),
    "fcntl": (72, 25),
    "ioctl": (16, 29),
    "ftruncate": (77, 46),
    "fsync": (74, 82),
    "fdatasync": (75, 83),
    "getdents64": (217, 61),
    "getcwd": (79, 17),
    "chdir": (80, 49),
    "fchdir": (81, 50),
    "umask": (95, 166),
    "unlink": (87, None),
    "unlinkat": (263, 35),
    "rename": (82, None),
    "renameat": (264, 38),
    "renameat2": (316, 276),
    # Facts about files.
    "stat": (4, None),
    "fstat": (5, 80),
    "lstat": (6, None),
    "newfstatat": (262, 79),
    "statx": (332, 291),
    "statfs": (137, 43),
    "fstatfs": (138, 44),
    "access": (21, None),
    "faccessat": (269, 48),
    "faccessat2": (439, 439),
    "readlink": (89, None),
    "readlinkat": (267, 78),
    # Waiting and pipes.
    "pipe": (22, None),
    "pipe2": (293, 59),
    "eventfd": (284, None),
    "eventfd2": (290, 19),
    "poll": (7, None),
    "ppoll": (271, 73),
    "select": (23, None),
    "pselect6": (270, 72),
    "epoll_create1": (291, 20),
    "epoll_ctl": (233, 21),
    "epoll_wait": (232, None),
    "epoll_pwait": (281, 22),
    # Sockets.
    "socketpair": (53, 199),
    "sendto": (44, 206),
    "recvfrom": (45, 207),
    "shutdown": (48, 210),
    "getsockopt": (55, 209),
    "getsockname": (51, 204),
    "getpeername": (52, 205),
    # Memory.
    "mmap": (9, 222),
    "munmap": (11, 215),
    "mprotect": (10, 226),
    "mremap": (25, 216),
    "madvise": (28, 233),
    "brk": (12, 214),
    "msync": (26, 227),
    "membarrier": (324, 283),
    # Threads.
    "clone": (56, 220),
    "futex": (202, 98),
    "set_robust_list": (273, 99),
    "set_tid_address": (218, 96),
    "rseq": (334, 293),
    "sched_yield": (24, 124),
    "sched_getaffinity": (204, 123),
    "sched_getparam": (143, 121),
    "sched_getscheduler": (145, 120),
    "sched_get_priority_max": (146, 125),
    "sched_get_priority_min": (147, 126),
    "getcpu": (309, 168),
    "exit": (60, 93),
    "exit_group": (231, 94),
    # Signals.
    "rt_sigaction": (13, 134),
    "rt_sigprocmask": (14, 135),
    "rt_sigreturn": (15, 139),
    "rt_sigpending": (127, 136),
    "rt_sigtimedwait": (128, 137),
    "rt_sigsuspend": (130, 133),
    "sigaltstack": (131, 132),
    "pause": (34, None),
    "alarm": (37, None),
    "setitimer": (38, 103),
    "getitimer": (36, 102),
    "restart_syscall": (219, 128),
    "kill": (62, 129),
    "tgkill": (234, 131),
    # Time.
    "clock_gettime": (228, 113),
    "clock_getres": (229, 114),
    "clock_nanosleep": (230, 115),
    "nanosleep": (35, 101),
    "gettimeofday": (96, 169),
    "time": (201, None),
    "times": (100, 153),
    # The process and the machine.
    "getpid": (39, 172),
    "getppid": (110, 173),
    "gettid": (186, 178),
    "getuid": (102, 174),
    "geteuid": (107, 175),
    "getgid": (104, 176),
    "getegid": (108, 177),
    "getresuid": (118, 148),
    "getresgid": (120, 150),
    "getgroups": (115, 158),
    "getrandom": (318, 278),
    "uname": (63, 160),
    "sysinfo": (99, 179),
    "getrusage": (98, 165),
    "getrlimit": (97, 163),
    "prlimit64": (302, 261),
    "prctl": (157, 167),
    # Building the sandbox.
    "mount": (165, 40),
    "unshare": (272, 97),
    "capset": (126, 91),
    "seccomp": (317, 277),
    "landlock_create_ruleset": (444, 444),
    "landlock_add_rule": (445, 445),
    "landlock_restrict_self": (446, 446),
}


@cache
def machine() -> str:
    """The name of this machine's architecture, when it is one the sandbox knows."""
    name = os.uname().machine
    if name not in ARCHITECTURES:
        raise OSError(errno.ENOSYS, f"no sandbox for {name} processors, only {' and '.join(ARCHITECTURES)}")
    return name


@cache
def numbers(machine_name: str) -> dict[str, int]:
    """Name -> number of every call that exists on that architecture."""
    column = list(ARCHITECTURES).index(machine_name)
    return {name: row[column] for name, row in _NUMBERS.items() if row[column] is not None}  # type: ignore[misc]
