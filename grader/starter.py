"""A new assignment: a folder to fill in, whole enough for `bareme check` to pass at once."""

from __future__ import annotations

import keyword
import re
import shutil
import tempfile
from collections.abc import Mapping
from pathlib import Path

from grader.errors import UsageError
from grader.messages import _, refusal

_FILES = Path(__file__).parent / "starter_files"
_ENDING = ".txt"  # so that no tool takes these for tests or modules of ours


def start(name: str, to: Path) -> Path:
    """Write the folder; gives it."""
    folder = free_folder(name, to)
    return write_files(folder, starter_files(title_of(name)))


def title_of(name: str) -> str:
    """The title that a name stands for: `tp1_listes` is "TP 1 : listes"."""
    series = re.fullmatch(r"(tp|td|dm|ds|app)_?(\d*)(?:_+(\w*))?", name, re.IGNORECASE)
    if series is None:
        return name.replace("_", " ").strip().capitalize()
    kind, number, about = (part or "" for part in series.groups())
    return " : ".join(filter(None, (f"{kind.upper()} {number}".strip(), about.replace("_", " ").strip())))


def starter_files(title: str) -> dict[str, str]:
    """The texts of a new assignment by their names in its folder."""
    return {
        path.relative_to(_FILES).as_posix().removesuffix(_ENDING): path.read_text(encoding="utf-8").replace(
            "@TITLE@", title
        )
        for path in sorted(_FILES.rglob(f"*{_ENDING}"))
    }


def free_folder(name: str, to: Path) -> Path:
    """The folder that a new assignment of this name gets; UsageError when it cannot have this name."""
    if not name.isidentifier() or keyword.iskeyword(name):
        raise UsageError(
            _(
                "{name!r} is not a Python name, which its correction needs; use letters, digits and _, as in tp1_listes"
            ).format(name=name)
        )
    folder = to / name
    taken = [path for path in (folder, folder.parent.parent / "reference" / f"{name}.py") if path.exists()]
    if taken:
        raise UsageError(
            _("{path} is already there; choose another name, or move it away").format(path=taken[0])
        )
    return folder


def write_files(folder: Path, files: Mapping[str, str | bytes]) -> Path:
    """Write the folder whole, or not at all."""
    private = None
    try:
        folder.parent.mkdir(parents=True, exist_ok=True)
        private = Path(tempfile.mkdtemp(prefix=".new-", dir=folder.parent))
        for name, content in files.items():
            path = private / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content.encode("utf-8") if isinstance(content, str) else content)
        private.chmod(0o755)
        private.rename(folder)
    except OSError as error:
        if private:
            shutil.rmtree(private, ignore_errors=True)
        raise UsageError(
            _("{path}: cannot be written ({reason}); use --to").format(path=folder, reason=refusal(error))
        ) from None
    return folder
