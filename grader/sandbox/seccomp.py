"""The system calls that a worker may make: an allow-list, as a seccomp program."""

from __future__ import annotations

import ctypes
import functools
import socket
import struct

from . import bpf, kernel, syscalls

_EVERY_BIT = (1 << 64) - 1
_PID = 0x50494421  # stands for the worker's own pid in the template; no allowed value looks like it
_FIRST_SHARED = 424  # from here on the numbers are the same everywhere and the C library has a fallback
_FIRST_FOREIGN = 0x40000000  # the bit that marks an x32 call

# Calls that act on nothing but what the worker already holds, or that Landlock and the rlimits bound.
_FILES = """
read write readv writev pread64 pwrite64 lseek close close_range dup dup2 dup3 ftruncate fsync fdatasync
getdents64 getcwd chdir fchdir umask unlink unlinkat rename renameat
stat fstat lstat newfstatat statx statfs fstatfs access faccessat faccessat2 readlink readlinkat
pipe pipe2 eventfd eventfd2 poll ppoll select pselect6 epoll_create1 epoll_ctl epoll_wait epoll_pwait
shutdown getsockname getpeername
"""
_PROCESS = """
mmap munmap mprotect mremap madvise brk msync membarrier
futex set_robust_list set_tid_address rseq exit exit_group sched_yield sched_getaffinity sched_getparam
sched_getscheduler sched_get_priority_max sched_get_priority_min getcpu
rt_sigaction rt_sigprocmask rt_sigreturn rt_sigpending rt_sigtimedwait rt_sigsuspend sigaltstack pause
alarm setitimer getitimer restart_syscall
clock_gettime clock_getres clock_nanosleep nanosleep gettimeofday time times
getpid getppid gettid getuid geteuid getgid getegid getresuid getresgid getgroups
getrandom uname sysinfo getrusage getrlimit
"""
_FREE = frozenset(_FILES.split() + _PROCESS.split())

# clone: a thread shares everything with its maker, and stays in its namespaces.
_THREAD = 0x100 | 0x800 | 0x10000  # VM, SIGHAND, THREAD
_THREAD_MAY = 0x200 | 0x400 | 0x40000 | 0x80000 | 0x100000 | 0x200000 | 0x400000 | 0x1000000
# (FS, FILES, SYSVSEM, SETTLS, PARENT_SETTID, CHILD_CLEARTID, DETACHED, CHILD_SETTID)

# fcntl: no F_SETOWN nor F_SETSIG (signals to anyone), no pipe growth, no lock or lease on a shared file.
_FCNTL = (0, 1, 2, 3, 4, 1030, 1032)  # DUPFD, GETFD, SETFD, GETFL, SETFL, DUPFD_CLOEXEC, GETPIPE_SZ
# ioctl: what `open` and `isatty` ask, never a key pushed into somebody's terminal.
_IOCTL = (0x5401, 0x5413, 0x541B, 0x5421, 0x5450, 0x5451, 0x802C542A)
# (TCGETS, TIOCGWINSZ, FIONREAD, FIONBIO, FIONCLEX, FIOCLEX, TCGETS2)
_PRCTL = (15, 16, 0x53564D41)  # PR_SET_NAME, PR_GET_NAME, PR_SET_VMA (names of memory areas)

# Urgent data has been a way into the kernel; the others are harmless.
_SEND_FLAGS = 0x40 | 0x4000 | 0x8000  # DONTWAIT, NOSIGNAL, MORE
_RECEIVE_FLAGS = 0x02 | 0x20 | 0x40 | 0x100  # PEEK, TRUNC, DONTWAIT, WAITALL
# getsockopt: what Python asks of a socket it is given; not who is at the other end.
_SOCKET_LEVEL, _SOCKET_FACTS = 1, (3, 4, 38, 39)  # SO_TYPE, SO_ERROR, SO_PROTOCOL, SO_DOMAIN
_ACCESS_MODE, _WRITE_ONLY, _READ_WRITE, _TRUNCATE = 0o3, 0o1, 0o2, 0o1000


def build(pid: int, machine: str | None = None) -> bytes:
    """The program for the worker that has this pid, as the kernel reads it."""
    template, places = _template(machine or syscalls.machine())
    program = bytearray(template)
    for place in places:
        struct.pack_into("=I", program, place, pid)
    return bytes(program)


def install(program: bytes) -> None:
    """Put every thread of this process under the program, for good."""
    kernel.forbid_new_privileges()
    array = ctypes.create_string_buffer(program, len(program))
    header = struct.pack("@HP", len(program) // 8, ctypes.addressof(array))
    set_mode_filter, every_thread = 1, 1
    if kernel.call("seccomp", set_mode_filter, every_thread, header):
        raise OSError("seccomp: a thread of this process refuses the filter")


@functools.cache
def _template(machine: str) -> tuple[bytes, list[int]]:
    """The program but for the pid, made once before the workers are forked, and where the pid goes in it."""
    numbers = syscalls.numbers(machine)
    blocks = {numbers[name]: bpf.verdict(bpf.ALLOW) for name in _FREE if name in numbers}
    blocks |= {numbers[name]: block for name, block in _rules().items() if name in numbers}
    steps = bpf.program(syscalls.ARCHITECTURES[machine], _ranges(blocks))
    return bpf.packed(steps), [8 * i + 4 for i, step in enumerate(steps) if step.k == _PID]


def _ranges(blocks: dict[int, bpf.Block]) -> list[tuple[int, bpf.Block]]:
    """Numbers in order, with what happens from each on; neighbours that answer the same are joined."""
    edges = {0, _FIRST_SHARED, _FIRST_FOREIGN, *blocks, *(number + 1 for number in blocks)}
    ranges: list[tuple[int, bpf.Block]] = []
    for number in sorted(edges):
        block = blocks.get(number) or bpf.verdict(_unlisted(number))
        if not ranges or ranges[-1][1] != block:
            ranges.append((number, block))
    return ranges


def _unlisted(number: int) -> int:
    if number >= _FIRST_FOREIGN:
        return bpf.KILL
    # As an older kernel would answer: the C library then takes the older call, which is filtered here.
    return bpf.UNKNOWN if number >= _FIRST_SHARED else bpf.REFUSE


def _rules() -> dict[str, bpf.Block]:
    """The calls that pass with some arguments only."""
    return {
        "open": _open(1),
        "openat": _open(2),
        "renameat2": bpf.either(bpf.when(_flags(4, 1))),
        "fcntl": bpf.either(bpf.when(bpf.one_of(1, _FCNTL))),
        "ioctl": bpf.either(bpf.when(bpf.one_of(1, _IOCTL))),
        "prctl": bpf.either(bpf.when(bpf.one_of(0, _PRCTL))),
        "prlimit64": bpf.either(bpf.when(bpf.one_of(0, (0, _PID)), _exactly(2, 0))),
        "kill": bpf.either(bpf.when(bpf.one_of(0, (_PID,)))),
        "tgkill": bpf.either(bpf.when(bpf.one_of(0, (_PID,)))),
        "clone": bpf.either(bpf.when(bpf.masked(0, _EVERY_BIT ^ _THREAD_MAY, _THREAD))),
        "socketpair": bpf.either(bpf.when(_exactly(0, socket.AF_UNIX), _stream(1))),
        "getsockopt": bpf.either(bpf.when(_exactly(1, _SOCKET_LEVEL), bpf.one_of(2, _SOCKET_FACTS))),
        "sendto": bpf.either(bpf.when(_flags(3, _SEND_FLAGS), _exactly(4, 0))),
        "recvfrom": bpf.either(bpf.when(_flags(3, _RECEIVE_FLAGS))),
    }


def _open(argument: int) -> bpf.Block:
    # Before its third version, Landlock lets a file that may only be read be emptied by O_RDONLY | O_TRUNC.
    mask = _ACCESS_MODE | _TRUNCATE
    return bpf.either(
        bpf.when(bpf.masked(argument, _TRUNCATE, 0)),
        bpf.when(bpf.masked(argument, mask, _WRITE_ONLY | _TRUNCATE)),
        bpf.when(bpf.masked(argument, mask, _READ_WRITE | _TRUNCATE)),
    )


def _stream(argument: int) -> bpf.Block:
    # A pair of datagram sockets could still write to any address; one of stream sockets cannot.
    options = socket.SOCK_NONBLOCK | socket.SOCK_CLOEXEC
    return bpf.masked(argument, _EVERY_BIT ^ options, socket.SOCK_STREAM)


def _exactly(argument: int, value: int) -> bpf.Block:
    return bpf.masked(argument, _EVERY_BIT, value)


def _flags(argument: int, allowed: int) -> bpf.Block:
    return bpf.masked(argument, _EVERY_BIT ^ allowed, 0)
