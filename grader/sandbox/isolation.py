"""The isolation levels: what each is made of on this machine, as the command line that starts a zygote."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import IO

LEVELS = ("L3", "L2", "L1")
UNSAFE = "L0"
SYSTEM = ("/usr/lib", "/usr/lib64", "/usr/local/lib", "/usr/share/zoneinfo", "/lib", "/lib64")
SYSTEM_FILES = ("/etc/ld.so.cache", "/etc/localtime")
PACKAGE = Path(__file__).resolve().parent.parent
INSIDE = "/bareme"
BOX = "/box"
BOX_BYTES = 64 << 20
FIRST_UID, UIDS = 62_000, 1_900
CAP_DAC_READ_SEARCH = 2
KEPT_VARIABLES = ("OPENBLAS_CORETYPE", "OPENBLAS_L2_SIZE")


@dataclass(frozen=True)
class Launch:
    """How to start a zygote: its command, its environment, and the folder to delete afterwards."""

    command: tuple[str, ...]
    environment: dict[str, str]
    scratch: str


def candidates(at_most: str, at_least: str) -> list[str]:
    """The levels worth trying, the best first."""
    if at_most == UNSAFE or at_least == UNSAFE:
        return [level for level in (*LEVELS, UNSAFE) if level <= at_most]
    bwrapped = shutil.which("bwrap") is not None
    return [level for level in LEVELS if at_least <= level <= at_most and (bwrapped or level == "L1")]


def launch(level: str, control: int, preload: Sequence[str]) -> Launch:
    """The command that starts a zygote at this level, its control socket being the descriptor `control`."""
    scratch = tempfile.mkdtemp(prefix="bareme-")
    bwrapped = level in ("L3", "L2")
    uid = _unprivileged_uid()
    if uid is not None:
        os.chown(scratch, uid, uid)
    package = INSIDE if bwrapped else str(PACKAGE.parent)
    settings = {
        "level": level,
        "control": control,
        "box": BOX if bwrapped else scratch,
        "uid": uid,
        "keep": [] if bwrapped or uid is None else _kept_capabilities(),
        "preload": list(preload),
        "readable": [*readable()],
        "package": package,
    }
    inner = _python(package, json.dumps(settings))
    command = (*_bwrap(), *inner) if bwrapped else inner
    return Launch(command, _environment(BOX if bwrapped else scratch), scratch)


def _unprivileged_uid() -> int | None:
    """The user that a root host's copies run as; another host's copies run as its own user."""
    return FIRST_UID + os.getpid() % UIDS if os.getuid() == 0 else None


def _kept_capabilities() -> list[int]:
    """Without mounts of our own, Python may lie in a folder that only root can enter (/root). Landlock bounds what is read."""
    open_to_all = all(_others_can_enter(Path(path)) for path in (*readable(), str(PACKAGE)))
    return [] if open_to_all else [CAP_DAC_READ_SEARCH]


def _others_can_enter(path: Path) -> bool:
    return all(parent.stat().st_mode & 0o001 for parent in path.resolve().parents)


def _python(package: str, settings: str) -> tuple[str, ...]:
    boot = (
        "import sys; sys.path[:0] = sys.argv[2].split(':'); sys.path.insert(0, sys.argv[3]);"
        "from grader.sandbox.zygote import main; main()"
    )
    places = ":".join(dict.fromkeys(_site_packages()))
    # Not -I, which would forget our PYTHONHASHSEED: the sets of a copy must be in the same order each time.
    alone = ("-P", "-s", "-S", "-B")
    return (os.path.realpath(sys.executable), *alone, "-c", boot, settings, places, package)


def _site_packages() -> Iterator[str]:
    for key in ("purelib", "platlib"):
        yield sysconfig.get_path(key)
    for path in sys.path:
        if path.endswith(("site-packages", "dist-packages")):
            yield path


def readable() -> Iterator[str]:
    """What a worker may read: Python, its libraries, the system's; nothing of a teacher's."""
    seen: set[str] = set()
    places = [
        sysconfig.get_path("stdlib"),
        sysconfig.get_path("platstdlib"),
        sysconfig.get_config_var("LIBDIR"),
        *_site_packages(),
        *SYSTEM,
        *SYSTEM_FILES,
    ]
    for place in places:
        if place and place not in seen and os.path.exists(place):
            seen.add(place)
            yield place


def _bwrap() -> Iterator[str]:
    """Own mounts, processes, network and IPC; read-only but for the work folder."""
    yield from (
        shutil.which("bwrap") or "bwrap",
        "--unshare-pid",
        "--unshare-net",
        "--unshare-ipc",
        "--unshare-uts",
        "--hostname",
        "bareme",
        "--unshare-cgroup-try",
    )
    if os.getuid() != 0:
        yield "--unshare-user"
    yield from ("--die-with-parent", "--new-session", "--dir", "/tmp", "--proc", "/proc", "--dev", "/dev")
    python = os.path.realpath(sys.executable)
    for folder in _parents([*readable(), python]):
        yield from ("--perms", "0755", "--dir", folder)
    for path in (*readable(), python):
        if os.path.islink(path):
            yield from ("--symlink", os.readlink(path), path)
        else:
            yield from ("--ro-bind", path, path)
    for place in _site_packages():
        if os.path.isdir(f"{place}/grader"):  # an installed kit: a copy has no use for it
            yield from ("--tmpfs", f"{place}/grader")
    for part in ("__init__.py", "sandbox"):
        yield from ("--ro-bind", str(PACKAGE / part), f"{INSIDE}/grader/{part}")
    yield from ("--perms", "1777", "--size", str(BOX_BYTES), "--tmpfs", BOX)
    yield from ("--remount-ro", "/dev", "--remount-ro", "/", "--chdir", BOX)


def _parents(paths: Sequence[str]) -> list[str]:
    """The folders above these: bubblewrap would make them private to root."""
    return sorted({str(parent) for path in paths for parent in Path(path).parents} - {"/"})


def _environment(home: str) -> dict[str, str]:
    fixed = {
        "HOME": home,
        "LANG": "C.UTF-8",
        "PATH": os.defpath,
        "PYTHONHASHSEED": "0",
        "OPENBLAS_NUM_THREADS": "1",
        "OMP_NUM_THREADS": "1",
        "MALLOC_ARENA_MAX": "2",
        "MPLBACKEND": "Agg",
        "MPLCONFIGDIR": f"{home}/.matplotlib",
    }
    kept = {name: os.environ[name] for name in KEPT_VARIABLES if name in os.environ}
    return {**fixed, **kept}


def start(level: str, control: int, preload: Sequence[str]) -> tuple[subprocess.Popen[bytes], str, IO[bytes]]:
    """Start a zygote; returns its process, the scratch folder to delete afterwards and what it will say of errors."""
    made = launch(level, control, preload)
    words = tempfile.TemporaryFile()  # noqa: SIM115 (closed with the zygote); a pipe would be full one day
    try:
        process = subprocess.Popen(
            made.command, env=made.environment, pass_fds=[control], stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL, stderr=words, cwd="/", start_new_session=True,
        )  # fmt: skip
    except OSError:
        words.close()
        shutil.rmtree(made.scratch, ignore_errors=True)
        raise
    return process, made.scratch, words
