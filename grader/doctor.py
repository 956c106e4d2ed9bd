"""What isolation this machine gives, level by level, and how to get a better one."""

from __future__ import annotations

import platform
import shutil
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from grader.messages import _
from grader.sandbox import isolation
from grader.sandbox.client import Zygote, ZygoteError
from grader.sandbox.levels import trial

PRELOAD = ("numpy", "msgpack", "urllib.request")
APPARMOR = Path("/proc/sys/kernel/apparmor_restrict_unprivileged_userns")


@dataclass(frozen=True)
class Finding:
    """Whether one level holds here, and why not."""

    level: str
    what: str
    fault: str


def examine() -> Iterator[Finding]:
    """Run each level for real, with a harmless copy that tries to get out."""
    made_of = {
        "L3": _("bubblewrap, namespaces for each copy, Landlock, seccomp, limits"),
        "L2": _("bubblewrap, Landlock, seccomp, limits"),
        "L1": _("Landlock, seccomp, limits"),
    }
    for level in isolation.LEVELS:
        yield Finding(level, made_of[level], _fault(level))


def _fault(level: str) -> str:
    if sys.platform != "linux":
        return _("isolation needs Linux")
    if level != "L1" and not shutil.which("bwrap"):
        return _("bubblewrap is not installed")
    try:
        zygote = Zygote(level, PRELOAD)
    except ZygoteError as error:
        return str(error)
    try:
        return trial(zygote)
    finally:
        zygote.close()


def advice(findings: list[Finding]) -> Iterator[str]:
    """What to do to get a better level."""
    best = next((finding.level for finding in findings if not finding.fault), None)
    if best == "L3":
        return
    if sys.platform != "linux":
        yield _("Run bareme in a Linux container or virtual machine; this system cannot isolate copies.")
        return
    if not shutil.which("bwrap"):
        yield _(
            "Install bubblewrap: `apt install bubblewrap` (Debian, Ubuntu), `dnf install bubblewrap` (Fedora)."
        )
    elif APPARMOR.exists() and APPARMOR.read_text().strip() == "1":
        yield _("AppArmor restricts user namespaces: use the system's bubblewrap, whose profile allows them.")
    elif best == "L2":
        yield _("User namespaces are refused inside bubblewrap: raise the sysctl user.max_user_namespaces.")
    elif best == "L1":
        yield _("In Docker and in pods namespaces are refused: L1 is the best there, and it is a real one.")
    if best is None:
        kernel = platform.release()
        yield _(
            "Landlock and seccomp need Linux 5.13 or later with Landlock enabled; this is {kernel}."
        ).format(kernel=kernel)
