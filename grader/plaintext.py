"""Text files as text: copies in any encoding, with a note about each repair; teachers' files in UTF-8."""

from __future__ import annotations

import codecs
import re
from dataclasses import dataclass
from pathlib import Path

from grader.errors import AssignmentError, UnreadableCopy
from grader.messages import _, refusal
from grader.tongue import N_tr, tr, tr_plural

# The longer marks first: the one of UTF-32-LE begins with the one of UTF-16-LE.
_BOMS = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF32_LE, "utf-32-le"),
    (codecs.BOM_UTF32_BE, "utf-32-be"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)
# For each wide encoding, the places of the zero bytes of ASCII text in a group of four bytes.
_ZEROS = {
    (1, 2, 3): "utf-32-le",
    (0, 1, 2): "utf-32-be",
    (1, 3): "utf-16-le",
    (0, 2): "utf-16-be",
}
_SIGNATURES = (
    (b"PK\x03\x04", N_tr("une archive zip")),
    (b"PK\x05\x06", N_tr("une archive zip vide")),
    (b"%PDF-", N_tr("un PDF")),
    (b"\x89PNG\r\n", N_tr("une image")),
    (b"\xff\xd8\xff", N_tr("une image")),
    (b"GIF87a", N_tr("une image")),
    (b"GIF89a", N_tr("une image")),
    (b"\x1f\x8b", N_tr("une archive compressée")),
    (b"7z\xbc\xaf", N_tr("une archive compressée")),
    (b"Rar!", N_tr("une archive compressée")),
    (b"\xd0\xcf\x11\xe0", N_tr("un ancien document Office")),
    (b"{\\rtf", N_tr("un document de traitement de texte (RTF)")),
    (b"SQLite format 3", N_tr("une base de données")),
    (b"\x7fELF", N_tr("un programme")),
    (b"bplist00", N_tr("une archive web")),
)
_OFFICE = (
    (b"word/", N_tr("un document Word")),
    (b"xl/", N_tr("un classeur Excel")),
    (b"application/vnd.oasis", N_tr("un document LibreOffice")),
)
# An encoding declared by the student is trusted only among those that text really comes in.
_COOKIE = re.compile(rb"^[ \t\f]*#.*?coding[:=][ \t]*([-\w.]+)", re.ASCII)
_DECLARABLE = {"iso8859-1", "iso8859-15", "cp1252", "cp850", "cp437", "mac-roman"}
_LONE_SURROGATE = re.compile("[\ud800-\udfff]")
_CONTROL = re.compile(r"[\x01-\x08\x0e-\x1a\x1c-\x1f\x7f-\x9f]")
_BINARY_SHARE = 0.02


@dataclass(frozen=True)
class PlainText:
    """A text and what had to be repaired to get it."""

    text: str
    notes: tuple[str, ...]


def read_text(data: bytes) -> PlainText:
    """The text of a file, whatever its encoding; line ends become \\n."""
    _refuse_other_formats(data)
    text, notes = _decode(data)
    text, zeros = _without_zeros(text)
    _refuse_binary(text)
    return PlainText(unix_lines(text.lstrip("\ufeff")), (*notes, *zeros))


def utf8_text(path: Path) -> str:
    """The text of a teacher's file, which must be UTF-8."""
    try:
        return unix_lines(path.read_bytes().decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        raise AssignmentError(
            _("{path}: line {line} is not UTF-8; save the file as UTF-8").format(path=path, line=line)
        ) from None
    except OSError as error:
        raise AssignmentError(
            _("{path}: cannot be read ({reason}); check the file").format(path=path, reason=refusal(error))
        ) from None


def unix_lines(text: str) -> str:
    """The text with each line end (Windows, old Macs) as \\n."""
    return text.replace("\r\n", "\n").replace("\r", "\n")


def _refuse_other_formats(data: bytes) -> None:
    if not data.strip():
        raise UnreadableCopy(tr("le fichier est vide"))
    if not data.strip(b"\0"):
        raise UnreadableCopy(tr("le fichier ne contient que des octets nuls : l'enregistrement a échoué"))
    for signature, name in _SIGNATURES:
        if data.startswith(signature):
            raise UnreadableCopy(
                tr("ce n'est pas un carnet mais {what}").format(what=tr(_office(data) or name))
            )
    if data[:3] == b"\0\0\0" and data[4:8] == b"ftyp":
        raise UnreadableCopy(tr("ce n'est pas un carnet mais une photo ou une vidéo"))


def _office(data: bytes) -> str | None:
    if not data.startswith(b"PK"):
        return None
    return next((name for mark, name in _OFFICE if mark in data[:65536]), None)


def _decode(data: bytes) -> tuple[str, tuple[str, ...]]:
    for mark, codec in _BOMS:
        if data.startswith(mark):
            text = data[len(mark) :].decode(codec, "replace")
            return text, (
                _converted(codec) if codec != "utf-8" else tr("encodage : marque UTF-8 (BOM) retirée"),
            )
    if wide := _wide(data[:4096]):
        return data.decode(wide, "replace"), (_converted(wide),)
    try:
        return data.decode("utf-8"), ()
    except UnicodeDecodeError:
        return _decode_bytewise(data)


def _wide(sample: bytes) -> str | None:
    """The two- or four-byte encoding that the zero bytes betray."""
    counts = [sample[place::4].count(0) for place in range(4)]
    group = max(len(sample) // 4, 1)
    zeros = tuple(place for place in range(4) if counts[place] > 0.6 * group)
    clear = all(counts[place] < 0.1 * group for place in range(4) if place not in zeros)
    return _ZEROS.get(zeros) if clear else None


def _decode_bytewise(data: bytes) -> tuple[str, tuple[str, ...]]:
    """Bytes that are not UTF-8: what the file declares, damaged UTF-8, or the usual one-byte encoding."""
    declared = _declared(data)
    if declared:
        return data.decode(declared, "replace"), (_converted(declared),)
    repaired = data.decode("utf-8", "replace")
    lost = repaired.count("\ufffd")
    if sum(char > "\x7f" for char in repaired) > 2 * lost:
        told = tr_plural(
            "encodage : {count} caractère illisible remplacé",
            "encodage : {count} caractères illisibles remplacés",
            lost,
        )
        return repaired, (told,)
    try:
        return data.decode("cp1252"), (_converted("cp1252"),)
    except UnicodeDecodeError:
        return data.decode("latin-1"), (_converted("latin-1"),)


def clean_source(source: str) -> tuple[str, str]:
    """The source with plain line ends, and without characters that no Python source can hold."""
    source = unix_lines(source).lstrip("\ufeff")
    cleaned = _LONE_SURROGATE.sub("\ufffd", source.replace("\0", ""))
    return cleaned, "" if cleaned == source else tr("des caractères invalides ont été remplacés")


def _declared(data: bytes) -> str | None:
    for line in data.splitlines()[:2]:
        cookie = _COOKIE.match(line)
        try:
            codec = codecs.lookup(cookie[1].decode()).name if cookie else ""
        except LookupError:
            continue
        if codec in _DECLARABLE:
            return codec
    return None


def _converted(codec: str) -> str:
    return tr("encodage : fichier enregistré en {codec}, converti").format(codec=codec.upper())


def _without_zeros(text: str) -> tuple[str, tuple[str, ...]]:
    zeros = text.count("\0")
    if not zeros:
        return text, ()
    if zeros > _BINARY_SHARE * len(text.rstrip("\0")) + (len(text) - len(text.rstrip("\0"))):
        raise UnreadableCopy(tr("ce fichier n'est pas du texte"))
    told = tr_plural("{count} caractère nul retiré", "{count} caractères nuls retirés", zeros)
    return text.replace("\0", ""), (told,)


def _refuse_binary(text: str) -> None:
    if len(_CONTROL.findall(text)) > _BINARY_SHARE * len(text):
        raise UnreadableCopy(tr("ce fichier n'est pas du texte"))
    if not text.strip("\ufeff \t\r\n\f"):
        raise UnreadableCopy(tr("le fichier est vide"))
