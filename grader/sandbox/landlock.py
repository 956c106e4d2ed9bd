"""The files that a process may still reach, held by the kernel's Landlock."""

from __future__ import annotations

import errno
import os
import stat
import struct
from collections.abc import Iterable
from contextlib import suppress

from . import kernel

_EXECUTE, _WRITE_FILE, _READ_FILE, _READ_DIR = 1 << 0, 1 << 1, 1 << 2, 1 << 3
_REMOVE_FILE, _MAKE_REG, _TRUNCATE, _IOCTL_DEV = 1 << 5, 1 << 8, 1 << 14, 1 << 15
_ON_A_FILE = _EXECUTE | _WRITE_FILE | _READ_FILE | _TRUNCATE | _IOCTL_DEV

# Nothing is run from here, so no file is executable; loading a library asks for READ_FILE only.
_READ = _READ_FILE | _READ_DIR
_READ_WRITE = _READ | _WRITE_FILE | _TRUNCATE | _MAKE_REG | _REMOVE_FILE

# Version of the kernel's Landlock -> number of rights on files that it knows.
_FILE_RIGHTS = {1: 13, 2: 14, 3: 15, 5: 16}
_NET_SINCE, _NET = 4, 0b11  # bind, connect over TCP
_SCOPES_SINCE, _SCOPES = 6, 0b11  # abstract UNIX sockets, signals
_QUIET_SINCE, _QUIET = 7, 0b1  # what a copy is refused does not fill the machine's audit log

_ASK_VERSION = 1
_PATH_BENEATH = 1


def abi() -> int:
    """The version of Landlock that the running kernel offers, 0 when it has none or has it switched off."""
    try:
        return kernel.call("landlock_create_ruleset", None, 0, _ASK_VERSION)
    except OSError as error:
        if error.errno in (errno.ENOSYS, errno.EOPNOTSUPP, errno.EPERM):
            return 0
        raise


def restrict(
    read_only: Iterable[str | int], read_write: Iterable[str | int], *, missing_ok: bool = False
) -> None:
    """Leave this thread and its children only these files and folders (paths or descriptors), for good."""
    version = abi()
    if not version:
        raise OSError(errno.EOPNOTSUPP, "the kernel has no Landlock, or has it switched off")
    ruleset = kernel.call("landlock_create_ruleset", _handled(version), 24, 0)
    try:
        for rights, places in ((_READ, read_only), (_READ_WRITE, read_write)):
            for place in places:
                _grant(ruleset, place, rights & _file_rights(version), missing_ok)
        kernel.forbid_new_privileges()
        quiet = _QUIET if version >= _QUIET_SINCE else 0
        kernel.call("landlock_restrict_self", ruleset, quiet)
    finally:
        os.close(ruleset)


def _handled(version: int) -> bytes:
    """A struct landlock_ruleset_attr that forbids all that this version can forbid."""
    net = _NET if version >= _NET_SINCE else 0
    scopes = _SCOPES if version >= _SCOPES_SINCE else 0
    # An older kernel knows a shorter structure, and takes this one as long as the rest is zero.
    return struct.pack("=QQQ", _file_rights(version), net, scopes)


def _file_rights(version: int) -> int:
    known = max(count for since, count in _FILE_RIGHTS.items() if since <= version)
    return (1 << known) - 1


def _grant(ruleset: int, place: str | int, rights: int, missing_ok: bool) -> None:
    if isinstance(place, int):
        _grant_descriptor(ruleset, place, rights)
        return
    with suppress(*([FileNotFoundError] if missing_ok else [])):
        descriptor = os.open(place, os.O_PATH | os.O_CLOEXEC)
        try:
            _grant_descriptor(ruleset, descriptor, rights)
        finally:
            os.close(descriptor)


def _grant_descriptor(ruleset: int, descriptor: int, rights: int) -> None:
    if not stat.S_ISDIR(os.fstat(descriptor).st_mode):
        rights &= _ON_A_FILE
    beneath = struct.pack("=Qi", rights, descriptor)
    kernel.call("landlock_add_rule", ruleset, _PATH_BENEATH, beneath, 0)
