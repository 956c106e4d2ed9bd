"""System calls that Python does not wrap, with failures as OSError."""

from __future__ import annotations

import ctypes
import os

from . import syscalls

PR_SET_NO_NEW_PRIVS = 38

_libc = ctypes.CDLL(None, use_errno=True)
_libc.syscall.restype = ctypes.c_long


def call(name: str, *arguments: int | bytes | None) -> int:
    """The result of one system call; bytes are passed as a pointer that the kernel only reads."""
    number = syscalls.numbers(syscalls.machine())[name]
    result: int = _libc.syscall(ctypes.c_long(number), *map(_register, arguments))
    if result == -1:
        error = ctypes.get_errno()
        raise OSError(error, f"{name}: {os.strerror(error)}")
    return result


def prctl(option: int, *arguments: int) -> int:
    """One prctl; the kernel wants the arguments that are not used to be zero."""
    return call("prctl", option, *arguments, *[0] * (4 - len(arguments)))


def forbid_new_privileges() -> None:
    """No program run from here can gain rights: what seccomp and Landlock ask of an ordinary user."""
    prctl(PR_SET_NO_NEW_PRIVS, 1)


def _register(value: int | bytes | None) -> ctypes.c_ulong | ctypes.c_char_p | ctypes.c_void_p:
    # A bare int would be passed as a 32-bit one and leave the upper half of the register undefined.
    if value is None:
        return ctypes.c_void_p(None)
    return ctypes.c_char_p(value) if isinstance(value, bytes) else ctypes.c_ulong(value)
