"""Where copies come from: files, folders and archives, all as entries with a path and a time."""

from __future__ import annotations

import datetime as dt
import os
import unicodedata
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

from grader.archive import WRONG_KIND, Budget, Entry, Refuse, Unpacking, entries, is_zip, other_archive
from grader.errors import ArchiveError, UnreadableCopy
from grader.intake import expand, printable, read_bytes
from grader.messages import _, language, refusal
from grader.tongue import speaking

MAX_ARCHIVE = 4_000_000_000
_OFFICE_ENDINGS = (".docx", ".xlsx", ".pptx", ".odt", ".ods", ".odp", ".jar", ".epub", ".npz")


@dataclass(frozen=True)
class Source:
    """What one path of the command line holds."""

    path: Path
    name: str  # as it is shown, no two the same
    entries: tuple[Entry, ...]


def shown(name: str) -> str:
    """A name of the system as it is shown and compared."""
    return printable(unicodedata.normalize("NFC", os.fsencode(name).decode("utf-8", "replace")))


@contextmanager
def open_sources(paths: Sequence[Path], refuse: Refuse) -> Iterator[list[Source]]:
    """The sources in the order given, each once; UsageError when a path is not there."""
    expand([path for path in paths if not os.path.lexists(path)])  # tells which are absent
    unique = {os.path.realpath(path): path for path in paths}
    with ExitStack() as opened:
        desk = Unpacking(refuse, opened)
        named = zip(_labels(list(unique)), unique.values(), strict=True)
        yield [Source(path, label, tuple(_of_path(path, label, desk))) for label, path in named]


def _labels(paths: Sequence[str]) -> list[str]:
    """The name of each path, with the folder before it where names clash."""
    names = [shown(os.path.basename(path)) or "/" for path in paths]
    return [
        shown(path.strip("/").replace("/", "-")) if names.count(name) > 1 else name
        for path, name in zip(paths, names, strict=True)
    ]


def _of_path(path: Path, label: str, desk: Unpacking) -> Iterator[Entry]:
    if not os.path.isdir(path):
        yield from _of_file(path, (label,), desk)
        return
    for file in expand([path]):
        inside = tuple(map(shown, file.relative_to(path).parts))
        yield from _of_file(file, (label, *inside), desk)


def _of_file(path: Path, place: tuple[str, ...], desk: Unpacking) -> Iterator[Entry]:
    """The file itself, or what is in it when it is an archive."""
    where, refuse = "/".join(place), desk.refuse
    try:
        head = _head(path)
    except ArchiveError as error:
        refuse(where, str(error))
        return
    kind = other_archive(path.name, head)
    if kind:
        refuse(where, _(WRONG_KIND).format(kind=kind))
    elif path.name.lower().endswith(".zip") or (is_zip(head) and not _office(path)):
        yield from _of_archive(path, place, desk)
    else:
        yield Entry(place, _changed(path), partial(_bytes_of, path))


def _of_archive(path: Path, place: tuple[str, ...], desk: Unpacking) -> Iterator[Entry]:
    try:
        if path.stat().st_size > MAX_ARCHIVE:
            raise ArchiveError(_("too large for an archive of copies"))
        file = desk.opened.enter_context(open(path, "rb"))  # noqa: SIM115
    except OSError as error:
        desk.refuse("/".join(place), _("cannot be opened ({why})").format(why=refusal(error)))
    except ArchiveError as error:
        desk.refuse("/".join(place), str(error))
    else:
        yield from entries(file, place, replace(desk, budget=Budget()))


def _office(path: Path) -> bool:
    return path.name.lower().endswith(_OFFICE_ENDINGS)


def _head(path: Path) -> bytes:
    """The first bytes of an ordinary file; a device or a pipe is refused before it is opened."""
    try:
        if not os.path.isfile(path):
            _read(path)  # says what it is
        with open(path, "rb") as file:
            return file.read(512)
    except UnreadableCopy as error:
        raise ArchiveError(str(error)) from None
    except OSError as error:
        raise ArchiveError(_("cannot be opened ({why})").format(why=refusal(error))) from None


def _bytes_of(path: Path) -> bytes:
    try:
        return _read(path)
    except UnreadableCopy as error:
        raise ArchiveError(str(error)) from None


def _read(path: Path) -> bytes:
    with speaking(language()):  # whoever collects is told what cannot be read
        return read_bytes(path)


def _changed(path: Path) -> dt.datetime | None:
    try:
        return dt.datetime.fromtimestamp(path.stat().st_mtime, dt.UTC)
    except (OSError, OverflowError, ValueError):
        return None
