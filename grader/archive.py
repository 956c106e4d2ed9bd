"""Zip archives read in place: nothing is unpacked on the disk, and what is hostile or broken is refused by name."""

from __future__ import annotations

import datetime as dt
import io
import re
import stat
import struct
import tempfile
import unicodedata
import zipfile
import zlib
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field, replace
from typing import IO

from grader.errors import ArchiveError
from grader.intake import MAX_BYTES, counts, printable
from grader.messages import N_, _, about

MAX_ENTRIES = 20_000
MAX_DIRECTORY = 16_000_000  # bytes of the archive's own list of files, which has to be read whole
MAX_TOTAL = 2_000_000_000  # bytes unpacked from one archive, those within it included
IN_MEMORY = 4_000_000  # a larger archive within an archive waits in a temporary file
MAX_INFLATED = 300_000_000  # of these, bytes of files that were packed more than a hundredfold
MAX_DEPTH = 3  # archives within archives

_END, _END64 = b"PK\x05\x06", b"PK\x06\x06"
_UTF8, _ENCRYPTED, _UNICODE_PATH = 0x800, 0x1, 0x7075
_DRIVE = re.compile(r"[A-Za-z]:([\\/]|$)")
_OTHERS = (
    (b"7z\xbc\xaf", "7z"), (b"Rar!", "rar"), (b"\x1f\x8b", "gzip"), (b"BZh", "bzip2"), (b"\xfd7zXZ", "xz"),
)  # fmt: skip

Refuse = Callable[[str, str], None]  # the place, the reason


@dataclass(frozen=True)
class Entry:
    """A file where it was found: its path from the archive or folder given, its time as written there, its bytes."""

    path: tuple[str, ...]
    time: dt.datetime | None  # of no zone when it comes from an archive
    read: Callable[[], bytes] = field(compare=False)
    holders: tuple[tuple[int, dt.datetime | None], ...] = ()  # archives in archives: their depth, their time

    @property
    def name(self) -> str:
        """The name of the file alone."""
        return self.path[-1]


@dataclass
class Budget:
    """What may still be unpacked; a file that is read again does not count twice."""

    left: int = MAX_TOTAL
    inflated: int = MAX_INFLATED
    seen: set[int] = field(default_factory=set)

    def spend(self, info: zipfile.ZipInfo) -> None:
        """Take the size of this file; refused when there is not as much left."""
        if id(info) in self.seen:
            return
        blown = info.file_size if info.file_size > 100 * info.compress_size else 0
        if info.file_size > self.left or blown > self.inflated:
            raise ArchiveError(_("too much in this archive once unpacked"))
        self.left -= info.file_size
        self.inflated -= blown
        self.seen.add(id(info))


@dataclass(frozen=True)
class Unpacking:
    """An archive being read: whom to tell what is refused, what to close at the end, what may still be unpacked."""

    refuse: Refuse
    opened: ExitStack
    budget: Budget = field(default_factory=Budget)
    depth: int = 1


def is_zip(data: bytes) -> bool:
    """Whether this is how a zip archive begins."""
    return data[:4] in (b"PK\x03\x04", b"PK\x05\x06", b"PK\x07\x08")


def other_archive(name: str, data: bytes) -> str:
    """The kind of an archive that is not read, "" for any other file."""
    for sign, kind in _OTHERS:
        if data.startswith(sign):
            return kind
    return "tar" if data[257:262] == b"ustar" or name.lower().endswith(".tar") else ""


def entries(file: IO[bytes], place: tuple[str, ...], desk: Unpacking) -> Iterator[Entry]:
    """The files of an archive and of those in it; whatever is refused is told, and the others are given."""
    where = "/".join(place)
    try:
        archive = _opened(file)
    except ArchiveError as error:
        desk.refuse(where, str(error))
        return
    for info in archive.infolist():
        name = real_name(info)
        try:
            path = _path(info, name)
            if path is None:
                continue
            entry = Entry((*place, *path), _time(info), _reader(archive, info, desk.budget))
            if path[-1].lower().endswith(".zip"):
                yield from _within(entry, desk)
            else:
                yield entry
        except ArchiveError as error:
            desk.refuse(f"{where}/{printable(name)}"[:200], str(error))


def _within(entry: Entry, desk: Unpacking) -> Iterator[Entry]:
    """The files of an archive that is itself in an archive."""
    if desk.depth >= MAX_DEPTH:
        raise ArchiveError(_("too many archives one within another"))
    file = desk.opened.enter_context(tempfile.SpooledTemporaryFile(IN_MEMORY))  # noqa: SIM115
    file.write(entry.read())
    file.seek(0)
    for inner in entries(file, entry.path, replace(desk, depth=desk.depth + 1)):
        yield replace(inner, holders=((len(entry.path), entry.time), *inner.holders))


def _opened(file: IO[bytes]) -> zipfile.ZipFile:
    try:
        _check_directory(file)
        return zipfile.ZipFile(file)
    except zipfile.BadZipFile:
        raise ArchiveError(_("broken or cut short; download it again")) from None
    except (OSError, ValueError, RuntimeError, NotImplementedError, struct.error, OverflowError, MemoryError):
        raise ArchiveError(_("this zip archive cannot be read; make it again")) from None


def _check_directory(file: IO[bytes]) -> None:
    """Look at the end of the archive before its list of files is read, which may be immense."""
    size = file.seek(0, io.SEEK_END)
    if size == 0:
        raise ArchiveError(_("the file is empty"))
    file.seek(max(0, size - 66_000))
    tail = file.read()
    file.seek(0)
    if not is_zip(file.read(4)) and _END not in tail:
        raise ArchiveError(_("not a zip archive, whatever its name"))
    end = tail.rfind(_END)
    if end < 0 or len(tail) < end + 22:
        raise zipfile.BadZipFile
    count, length = struct.unpack("<HL", tail[end + 10 : end + 16])
    long = tail.rfind(_END64, 0, end)
    if long >= 0 and len(tail) >= long + 56:
        count, length = struct.unpack("<QQ", tail[long + 32 : long + 48])
    if count > MAX_ENTRIES or length > MAX_DIRECTORY:
        raise ArchiveError(_("more files than any class hands in"))
    if size - length < 0:
        raise zipfile.BadZipFile


def _path(info: zipfile.ZipInfo, name: str) -> tuple[str, ...] | None:
    """Where the file is in the archive; None for folders and for what systems leave behind."""
    plain = name.replace("\\", "/")
    parts = [part for part in plain.split("/") if part not in ("", ".")]
    if "\0" in info.orig_filename:
        raise ArchiveError(_("a name with a zero byte"))
    if plain.startswith("/") or _DRIVE.match(name) or ".." in parts:
        raise ArchiveError(_("its path leads out of the archive"))
    if not parts or plain.endswith("/") or not all(map(counts, parts)):
        return None
    kind = stat.S_IFMT(info.external_attr >> 16)
    if kind == stat.S_IFLNK:
        raise ArchiveError(_("a link, not a file"))
    if kind not in (0, stat.S_IFREG):
        raise ArchiveError(_("not an ordinary file"))
    return tuple(printable(unicodedata.normalize("NFC", part))[:200] for part in parts)


def real_name(info: zipfile.ZipInfo) -> str:
    """The name as it was meant: archives of Windows and macOS do not say how they wrote it."""
    if info.flag_bits & _UTF8:
        return info.filename
    try:
        raw = info.orig_filename.encode("cp437")
    except UnicodeEncodeError:
        return info.filename
    for told in (_unicode_path(info.extra, raw), _decoded(raw, "utf-8")):
        if told is not None:
            return told
    readings = [text for code in ("cp850", "cp1252") if (text := _decoded(raw, code)) is not None]
    return min(readings, key=_oddness)


def _unicode_path(extra: bytes, raw: bytes) -> str | None:
    """The name in UTF-8 that some programs add beside the other."""
    while len(extra) >= 4:
        kind, size = struct.unpack("<HH", extra[:4])
        body, extra = extra[4 : 4 + size], extra[4 + size :]
        if kind == _UNICODE_PATH and len(body) > 5 and body[1:5] == struct.pack("<L", zlib.crc32(raw)):
            return _decoded(body[5:], "utf-8")
    return None


def _decoded(raw: bytes, encoding: str) -> str | None:
    try:
        return raw.decode(encoding)
    except UnicodeDecodeError:
        return None


def _oddness(text: str) -> int:
    """How much in a name is not what people write: signs, capitals after small letters."""
    signs = sum(not (char.isalnum() or char in " ./\\_-'()+,&~[]") for char in text)
    return signs + len(re.findall(r"[a-zà-ÿ][À-Þ]", text))


def _time(info: zipfile.ZipInfo) -> dt.datetime | None:
    try:
        when = dt.datetime(*info.date_time)
    except ValueError:
        return None
    return when if when.year > 1980 else None  # where nothing is known, 1980 is written


def _reader(archive: zipfile.ZipFile, info: zipfile.ZipInfo, budget: Budget) -> Callable[[], bytes]:
    def read() -> bytes:
        if info.flag_bits & _ENCRYPTED:
            raise ArchiveError(_("protected by a password; ask for it without"))
        if info.file_size > MAX_BYTES:
            raise ArchiveError(_("too large once unpacked"))
        budget.spend(info)
        try:
            with archive.open(info) as file:
                return file.read(MAX_BYTES + 1)
        except NotImplementedError:
            raise ArchiveError(_("packed by a method that is not known here; make a plain zip")) from None
        except (
            zipfile.BadZipFile,
            zlib.error,
            EOFError,
            OSError,
            ValueError,
            RuntimeError,
            struct.error,
            MemoryError,
        ):
            raise ArchiveError(_("damaged in the archive; ask for the file again")) from None
        except Exception as error:  # lzma and bz2 have errors of their own
            raise ArchiveError(about(_("damaged in the archive"), type(error).__name__)) from None

    return read


WRONG_KIND = N_("{kind} archives are not read; unpack it and give the folder")
