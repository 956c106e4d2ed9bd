"""From paths to submissions: which files are copies, whose they are, and what each one holds."""

from __future__ import annotations

import errno
import hashlib
import os
import re
import stat
import unicodedata
from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from pathlib import Path

from grader.cells import read_cells
from grader.errors import UnreadableCopy, UsageError
from grader.messages import _
from grader.plaintext import read_text
from grader.submission import Submission
from grader.tongue import N_tr, tr

MAX_BYTES = 100_000_000

OURS = frozenset({"verifier.py", "validation.py"})  # given with the notebook: no copies
_DEBRIS = {*OURS, "__pycache__", "__MACOSX", "Thumbs.db", "desktop.ini"}
_ENDINGS = re.compile(r"(?:\.ipynb|\.py)?(?:\.txt)?$", re.IGNORECASE)
_TOO_LARGE = N_tr("le fichier demande trop de mémoire")
_OTHER_THAN_FILES = (
    (stat.S_ISDIR, N_tr("c'est un dossier, pas un fichier")),
    (stat.S_ISFIFO, N_tr("c'est un tube (fifo), pas un fichier")),
    (stat.S_ISSOCK, N_tr("c'est une prise réseau (socket), pas un fichier")),
    (stat.S_ISCHR, N_tr("c'est un périphérique, pas un fichier")),
    (stat.S_ISBLK, N_tr("c'est un périphérique, pas un fichier")),
)
_REASONS = {
    errno.ENOENT: N_tr("le fichier n'existe pas"),
    errno.ELOOP: N_tr("c'est un lien qui tourne en rond"),
    errno.EACCES: N_tr("la lecture du fichier est interdite (droits insuffisants)"),
    errno.EPERM: N_tr("la lecture du fichier est interdite (droits insuffisants)"),
    errno.EIO: N_tr("la lecture du disque a échoué"),
    errno.ENAMETOOLONG: N_tr("le nom du fichier est trop long"),
}


@dataclass(frozen=True)
class Content:
    """What the file of a copy holds, or why that is not known: all that grading needs, wherever it happens."""

    data: bytes = b""
    linked: bool = False
    fault: str = ""
    there: bool = True

    @property
    def sha256(self) -> str:
        """The digest of its bytes."""
        return hashlib.sha256(self.data).hexdigest()


def content_of(path: Path) -> Content:
    """What is in this file; nothing here waits for anybody."""
    try:
        return Content(read_bytes(path), os.path.islink(path))
    except UnreadableCopy as error:
        return Content(fault=str(error), there=not _absent(path))
    except MemoryError:
        return Content(fault=tr(_TOO_LARGE))


def read_copy(path: Path) -> Submission:
    """The submission in this file."""
    return submission_of(path, content_of(path))


def submission_of(path: Path, content: Content) -> Submission:
    """The submission in a file of this name that holds this; nothing in it is executed."""
    if content.fault:
        raise UnreadableCopy(tr(content.fault))
    try:
        plain = read_text(content.data)
        notebook = read_cells(plain.text, path.name)
    except MemoryError:
        raise UnreadableCopy(tr(_TOO_LARGE)) from None
    link = (tr("lien symbolique : c'est le fichier visé qui a été lu"),) if content.linked else ()
    return Submission(
        file=printable(str(path)),
        student=student_name(path),
        sha256=content.sha256,
        cells=notebook.cells,
        notes=(*link, *plain.notes, *notebook.notes),
        damaged=notebook.damaged,
    )


def read_bytes(path: Path) -> bytes:
    """What an ordinary file holds, at most MAX_BYTES; UnreadableCopy for anything else."""
    try:
        # Looked at before it is opened: opening some devices is enough to set them going.
        _refuse_special(os.stat(path).st_mode)
        # Looked at again once open: the name may meanwhile stand for something else.
        handle = os.open(path, os.O_RDONLY | os.O_NONBLOCK | os.O_CLOEXEC | os.O_NOCTTY)
        with open(handle, "rb") as file:
            _refuse_special(os.fstat(file.fileno()).st_mode)
            data = file.read(MAX_BYTES + 1)
    except OSError as error:
        raise UnreadableCopy(_reason(path, error)) from None
    except ValueError:  # a zero byte in the name
        raise UnreadableCopy(tr("le nom du fichier est invalide")) from None
    if len(data) > MAX_BYTES:
        raise UnreadableCopy(tr("le fichier dépasse {size} Mo").format(size=MAX_BYTES // 1_000_000))
    return data


def _absent(path: Path) -> bool:
    """Whether there is nothing of this name; in a closed folder, nobody knows."""
    try:
        os.lstat(path)
    except (FileNotFoundError, NotADirectoryError):
        return True
    except (OSError, ValueError):
        pass
    return False


def _refuse_special(mode: int) -> None:
    for test, reason in _OTHER_THAN_FILES:
        if test(mode):
            raise UnreadableCopy(tr(reason))
    if not stat.S_ISREG(mode):
        raise UnreadableCopy(tr("ce n'est pas un fichier ordinaire"))


def _reason(path: Path, error: OSError) -> str:
    if error.errno == errno.ENOENT and os.path.islink(path):
        return tr("c'est un lien brisé : le fichier visé n'existe pas")
    if error.errno in _REASONS:
        return tr(_REASONS[error.errno])
    return tr("la lecture du fichier a échoué ({reason})").format(reason=error.strerror)


def student_name(path: Path) -> str:
    """Whose copy this is, as far as the name of the file says; accents in one piece, as in class lists."""
    return printable(unicodedata.normalize("NFC", _ENDINGS.sub("", path.name) or path.name))


def printable(text: str) -> str:
    """The text without what could break a line or hide characters when it is shown."""
    return "".join("_" if unicodedata.category(char).startswith("C") else char for char in text)


def student_ids(paths: Sequence[Path]) -> list[str]:
    """One identifier a path, all different: the name, its folder too where names clash, else a number."""
    names = [student_name(path) for path in paths]
    shared = {name for name, times in Counter(names).items() if times > 1}
    wanted = [
        f"{printable(path.absolute().parent.name)}-{name}" if name in shared else name
        for path, name in zip(paths, names, strict=True)
    ]
    ids: list[str] = []
    reserved, taken = Counter(wanted), set[str]()
    for name in wanted:
        ids.append(name if name not in taken else _numbered(name, taken | reserved.keys()))
        taken.add(ids[-1])
    return ids


def _numbered(name: str, taken: Collection[str]) -> str:
    number = 2
    while f"{name}-{number}" in taken:
        number += 1
    return f"{name}-{number}"


def expand(paths: Sequence[Path], ignore: Collection[str] = ()) -> list[Path]:
    """The files meant by these paths: a folder stands for the files in it, data files (`ignore`) excepted."""
    absent = [str(path) for path in paths if not os.path.lexists(path)]
    if absent:
        raise UsageError(_("no such file or folder: {names}").format(names=", ".join(absent)))
    return [file for path in paths for file in (_inside(path, ignore) if os.path.isdir(path) else [path])]


def _inside(folder: Path, ignore: Collection[str]) -> list[Path]:
    """What a folder holds, in order; links to folders are listed and not followed, since they can loop."""
    found: list[Path] = []
    closed: list[OSError] = []
    for place, folders, files in os.walk(folder, onerror=closed.append):
        links = [name for name in folders if os.path.islink(os.path.join(place, name))]
        found += [Path(place, name) for name in (*files, *links) if counts(name) and name not in ignore]
        folders[:] = [name for name in folders if counts(name)]
    found += [Path(os.fsdecode(error.filename)) for error in closed]
    return sorted(found, key=lambda path: path.parts)


def counts(name: str) -> bool:
    """Whether a file or folder of this name can matter: what systems leave behind does not."""
    return not name.startswith(".") and name not in _DEBRIS
