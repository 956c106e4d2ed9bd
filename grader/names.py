"""Names of people as they are compared: without case, accents, punctuation or order, however they were typed."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

_LETTERS = str.maketrans(
    {"œ": "oe", "æ": "ae", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "ı": "i", "ĳ": "ij"}
)
_WORD = re.compile(r"[^\W_]+")
_PARTICLES = frozenset(
    (
        "d",
        "de",
        "del",
        "della",
        "der",
        "des",
        "di",
        "do",
        "dos",
        "du",
        "el",
        "l",
        "la",
        "las",
        "le",
        "les",
        "los",
        "y",
    )
)
_SPACES = re.compile(r"\s+")
_FORMULA = "=+-@\t\r"


def tidy(text: str) -> str:
    """A name as it is kept: one line, in one piece (NFC), nothing invisible, nothing that a spreadsheet would run."""
    plain = unicodedata.normalize("NFC", text).translate({0x00AD: None, 0x200B: None, 0xFEFF: None})
    shown = "".join(" " if unicodedata.category(char)[0] in "CZ" else char for char in plain)
    return _SPACES.sub(" ", shown).strip().lstrip(_FORMULA).strip()


@lru_cache(16_384)
def words(name: str) -> tuple[str, ...]:
    """The words of a name in lower case, without accents: `Jean-Noël D'ARC` gives jean, noel, d, arc."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", name).casefold().translate(_LETTERS))
    return tuple(_WORD.findall("".join(char for char in plain if not unicodedata.combining(char))))


@lru_cache(16_384)
def key(name: str) -> tuple[str, ...]:
    """The same for two spellings of one name, whichever of the first and last names comes first."""
    return tuple(sorted(words(name)))


@lru_cache(16_384)
def core(name: str) -> tuple[str, ...]:
    """The key without particles, unless there is nothing else."""
    return tuple(word for word in key(name) if word not in _PARTICLES) or key(name)


@lru_cache(16_384)
def squeezed(name: str) -> str:
    """The words in one piece, in their order, as in file names: `legueneloise`."""
    return "".join(words(name))


@lru_cache(16_384)
def slug(name: str) -> str:
    """What Capytale's file names keep of a name: letters without accents only, `œ` gone."""
    plain = unicodedata.normalize("NFKD", name).lower()
    return "".join(re.findall(r"[a-z0-9]", plain))


def split_name(full: str) -> tuple[str, str]:
    """Last and first name: words in capitals are the last name; else what follows the first word is."""
    parts = full.split()
    last = [part for part in parts if _in_capitals(part)]
    if last and len(last) < len(parts):
        return " ".join(last), " ".join(part for part in parts if part not in last)
    return (" ".join(parts[1:]), parts[0]) if len(parts) > 1 else (full, "")


def _in_capitals(part: str) -> bool:
    letters = [char for char in part if char.isalpha()]
    return bool(letters) and all(char.upper() == char for char in letters) and len(letters) > 1


def repository_key(name: str) -> str:
    """What stands for a repository among the numbers of a platform."""
    return f"repository {name}"
