"""The identity and the view of the machine that a worker is left with: user, mounts, capabilities."""

from __future__ import annotations

import errno
import os
import struct
from contextlib import suppress

from . import kernel

CAP_DAC_READ_SEARCH = 2  # read any file, whoever owns it

_PR_SET_DUMPABLE, _PR_SET_KEEPCAPS, _PR_CAPBSET_DROP, _PR_SET_SECUREBITS, _PR_CAP_AMBIENT = 4, 8, 24, 28, 47
_CLEAR_AMBIENT = 4
# Root gains nothing from being root (NOROOT), and no capability becomes ambient; both locked.
_SECUREBITS = 0b11 | 0b11 << 6
_CAPABILITIES_V3 = 0x20080522

_NEW_MOUNTS, _NEW_IPC, _NEW_USER = 0x00020000, 0x08000000, 0x10000000
_READ_ONLY, _NO_SETUID, _NO_DEVICES, _NO_EXECUTION = 1, 2, 4, 8
_RECURSIVE, _PRIVATE = 0x4000, 0x40000


def isolate(folder: str, size_mb: int, inodes: int) -> None:
    """Give this process its own mounts: an empty bounded `folder`, made the current one, and no /proc.

    For a process with one thread that is not root. It holds every capability over its own namespaces until
    `drop_capabilities`.
    """
    uid, gid = os.getuid(), os.getgid()
    kernel.call("unshare", _NEW_USER | _NEW_MOUNTS | _NEW_IPC)
    _keep_identity(uid, gid)
    _mount(b"none", "/", None, _RECURSIVE | _PRIVATE, "")
    _tmpfs(folder, 0, f"size={size_mb}m,nr_inodes={inodes},mode=0700")
    _tmpfs("/proc", _READ_ONLY, "size=4k,nr_inodes=1,mode=0555")
    os.chdir(folder)


def drop_capabilities(keep: frozenset[int] = frozenset()) -> None:
    """Give up every capability but these, in the namespaces of this process too, for good."""
    _lock_capabilities(keep)
    _hold_only(keep)


def become(uid: int, gid: int, keep: frozenset[int] = frozenset()) -> None:
    """From root, become this user without any other group nor any capability but those kept, for good."""
    _lock_capabilities(keep)
    kernel.prctl(_PR_SET_KEEPCAPS, 1 if keep else 0)
    os.setgroups([])
    os.setresgid(gid, gid, gid)
    os.setresuid(uid, uid, uid)
    _hold_only(keep)
    kernel.prctl(_PR_SET_KEEPCAPS, 0)
    _check_no_way_back()


def _keep_identity(uid: int, gid: int) -> None:
    """Map the user and the group onto themselves, alone."""
    # A process that has changed user does not own its /proc files unless it is dumpable.
    kernel.prctl(_PR_SET_DUMPABLE, 1)
    _write("/proc/self/setgroups", b"deny")
    _write("/proc/self/uid_map", b"%d %d 1" % (uid, uid))
    _write("/proc/self/gid_map", b"%d %d 1" % (gid, gid))
    kernel.prctl(_PR_SET_DUMPABLE, 0)


def _write(path: str, line: bytes) -> None:
    # Bytes and no buffer: a text file may need a codec that this user cannot load any more.
    with open(path, "wb", buffering=0) as file:
        file.write(line)


def _tmpfs(folder: str, flags: int, options: str) -> None:
    _mount(b"tmpfs", folder, b"tmpfs", flags | _NO_SETUID | _NO_DEVICES | _NO_EXECUTION, options)


def _mount(source: bytes, target: str, kind: bytes | None, flags: int, options: str) -> None:
    kernel.call("mount", source, os.fsencode(target), kind, flags, options.encode())


def _lock_capabilities(keep: frozenset[int]) -> None:
    """See to it that no capability can come back; without the right to, there is none to lose either."""
    with suppress(PermissionError):
        for capability in range(64):
            if capability not in keep and not _drop_from_bounding_set(capability):
                break
        kernel.prctl(_PR_SET_SECUREBITS, _SECUREBITS)
    kernel.prctl(_PR_CAP_AMBIENT, _CLEAR_AMBIENT)


def _drop_from_bounding_set(capability: int) -> bool:
    """Whether this kernel knows the capability."""
    try:
        kernel.prctl(_PR_CAPBSET_DROP, capability)
    except OSError as error:
        if error.errno == errno.EINVAL:
            return False
        raise
    return True


def _hold_only(keep: frozenset[int]) -> None:
    bits = sum(1 << capability for capability in keep)
    low, high = bits & 0xFFFFFFFF, bits >> 32
    header = struct.pack("=Ii", _CAPABILITIES_V3, 0)
    kernel.call("capset", header, struct.pack("=6I", low, low, 0, high, high, 0))


def _check_no_way_back() -> None:
    try:
        os.setuid(0)
    except PermissionError:
        return
    raise OSError(errno.EPERM, "this process can still become root")
