"""What a notebook finds around it: Jupyter's own names, its data files, and a network that holds nothing else."""

from __future__ import annotations

import builtins
import io
import os
import random
import re
import sys
import urllib.error
import urllib.request
from collections.abc import Collection
from typing import Any

REAL_OPEN = io.open


def dress(names: dict[str, Any], files: Collection[str], folder: str) -> Any:
    """Install all of it for the copy whose namespace this is, its files in `folder`; gives its `get_ipython`."""
    answer_downloads(files)
    find_files_anywhere(files, folder)
    return offer_jupyter(names)


def seed_entropy(seed: int) -> None:
    """What comes from the system's own chance (`secrets`, `SystemRandom`, `default_rng()`) is the same each time too."""
    random._urandom = random.Random(seed).randbytes  # type: ignore[attr-defined]


# -- downloads --------------------------------------------------------------------------------------------


class _Page(io.BytesIO):
    """A file of the work folder, as the answer of a web server."""

    status = code = 200
    reason = msg = "OK"
    headers: dict[str, str] = {}  # noqa: RUF012 (read-only by use)

    def getcode(self) -> int:
        """The HTTP status."""
        return 200

    def info(self) -> dict[str, str]:
        """The HTTP headers."""
        return self.headers


def answer_downloads(files: Collection[str]) -> None:
    """A download of a data file is answered from the work folder; any other address fails as if offline."""

    def urlopen(url: Any, *_args: Any, **_kwargs: Any) -> _Page:
        address = getattr(url, "full_url", url)
        name = last_part(str(address).split("?")[0])
        if name not in files:
            raise urllib.error.URLError("pas de réseau pendant la correction")
        with open(name, "rb") as file:
            return _Page(file.read())

    def urlretrieve(
        url: Any, filename: Any = None, *_args: Any, **_kwargs: Any
    ) -> tuple[str, dict[str, str]]:
        page = urlopen(url)
        target = filename or last_part(str(url).split("?")[0])
        if os.path.basename(str(target)) not in files:
            with open(target, "wb") as file:
                file.write(page.read())
        return str(target), page.info()

    urllib.request.urlopen = urlopen
    urllib.request.urlretrieve = urlretrieve  # type: ignore[assignment]


def find_files_anywhere(files: Collection[str], folder: str) -> None:
    """A data file asked for at another place (`C:\\TP\\mots.txt`, `../mots.txt`) is the one beside the notebook."""

    def open_(file: Any, mode: str = "r", *args: Any, **kwargs: Any) -> Any:
        try:
            return REAL_OPEN(file, mode, *args, **kwargs)
        except OSError:
            name = last_part(os.fsdecode(file)) if isinstance(file, (str, bytes, os.PathLike)) else ""
            if name not in files or set(mode) & set("wax+"):
                raise
            return REAL_OPEN(os.path.join(folder, name), mode, *args, **kwargs)

    builtins.open = io.open = open_


def last_part(path: str) -> str:
    """The last part of a path of any system, or of an address."""
    return re.split(r"[\\/]", path)[-1]


# -- Jupyter ----------------------------------------------------------------------------------------------


def offer_jupyter(names: dict[str, Any]) -> Any:
    """`display`, `quit` and `get_ipython`, as a notebook expects; the shell itself is only made for those who use it."""
    builtins.exit = builtins.quit = sys.exit  # type: ignore[assignment]
    builtins.display = lambda *objects, **_kwargs: print(*objects)  # type: ignore[attr-defined]
    return _Shells(names)


class _Shells:
    """Gives the one shell of this copy."""

    def __init__(self, names: dict[str, Any]) -> None:
        self.names = names
        self.shell: Any = None

    def __call__(self) -> Any:
        """The shell, made at the first call."""
        if self.shell is None:
            self.shell = make_shell(self.names)
        return self.shell


def make_shell(names: dict[str, Any]) -> Any:
    """An IPython shell without history, profile, children or windows."""
    from IPython.core.interactiveshell import InteractiveShell
    from traitlets.config import Config

    class ClassroomShell(InteractiveShell):
        """Magics work; commands of the system do not."""

        def init_profile_dir(self, profile_dir: Any) -> None:
            """No profile: nothing is written."""

        def init_history(self) -> None:
            """No history: nothing is written."""

        def enable_gui(self, gui: Any = None) -> None:
            """No windows: drawings go nowhere."""

        def system(self, cmd: str) -> None:
            """No command of the system runs here."""
            print("commande système ignorée pendant la correction", file=sys.stderr)

        system_raw = system_piped = system

        def getoutput(self, cmd: str, split: bool = True, depth: int = 0) -> list[str]:
            """No command of the system runs here."""
            self.system(cmd)
            return []

    config = Config()
    config.HistoryManager.enabled = False
    shell: Any = ClassroomShell
    return shell(config=config, user_ns=names, ipython_dir=os.getcwd())
