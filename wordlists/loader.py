"""Word lists by name, or from a teacher's own file."""

from __future__ import annotations

import gzip
import re
import zlib
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from wordlists.spelling import is_plain, normalize

LISTS = Path(__file__).parent / "lists"
ENDINGS = (".txt", ".txt.gz")
ALREADY_FOLDED = re.compile(r"[a-z\n]+")


class WordListError(ValueError):
    """A list that cannot be had: one line that says what is wrong, where, and what to do."""


def names() -> list[str]:
    """The lists that come with the kit."""
    return sorted(path.name.partition(".")[0] for path in LISTS.iterdir() if path.name.endswith(ENDINGS))


def load(name: str | Path, length: int | None = None) -> list[str]:
    """The words of a list, or those of one length, in the order of the list: load("app7")[0] == "abord".

    `name` is one of `names()`, or the path of a file (a Path, or text that ends with .txt or .txt.gz) with one word a
    line: accents and capitals are folded there, blank lines and lines that begin with # are skipped.
    """
    own = isinstance(name, Path) or name.endswith(ENDINGS)
    words = read(Path(name)) if own else shipped(str(name))
    return list(words) if length is None else of_length(words, length, name)


def of_length(words: Sequence[str], length: int, name: str | Path) -> list[str]:
    """The words of that length; there is at least one."""
    chosen = [word for word in words if len(word) == length]
    if not chosen:
        lengths = ", ".join(map(str, sorted({len(word) for word in words})))
        advice = f"ask for one of the lengths that it has ({lengths}), or choose another list"
        raise WordListError(f"{name}: no word of {length} letters: {advice}")
    return chosen


@cache
def shipped(name: str) -> tuple[str, ...]:
    """The words of a list of the kit."""
    for ending in ENDINGS:
        if name in names() and (path := LISTS / (name + ending)).exists():
            return read(path)
    advice = f"choose one of {', '.join(names())}, or give the path of a .txt file"
    raise WordListError(f"{name!r}: no list of that name comes with the kit: {advice}")


def read(path: Path) -> tuple[str, ...]:
    """The words of a file, folded; a line that is not a word is refused rather than skipped."""
    text = text_of(path)
    if ALREADY_FOLDED.fullmatch(text):  # the lists of the kit are, and folding 300,000 words takes a while
        words = tuple(text.split())
    else:
        lines = ((number, line.strip()) for number, line in enumerate(text.splitlines(), 1))
        words = tuple(word_at(path, *line) for line in lines if line[1] and not line[1].startswith("#"))
    if not words:
        raise WordListError(f"{path}: the file holds no word: write one word a line")
    return words


def word_at(path: Path, number: int, line: str) -> str:
    """The word of one line."""
    word = normalize(line)
    if not is_plain(word):
        raise WordListError(
            f"{path}, line {number}: {line!r} is not a word: write one word a line, letters only"
        )
    return word


def text_of(path: Path) -> str:
    """What a file says, compressed or not."""
    try:
        data = path.read_bytes()
        return (gzip.decompress(data) if path.name.endswith(".gz") else data).decode("utf-8-sig")
    except UnicodeDecodeError as fault:
        raise WordListError(
            f"{path}: byte {fault.start} is not UTF-8: save the file again as UTF-8"
        ) from None
    except (gzip.BadGzipFile, zlib.error, EOFError):
        raise WordListError(f"{path}: not a whole gzip file: make it again, or give the plain .txt") from None
    except OSError as fault:
        raise WordListError(f"{path}: {fault.strerror}: check the path") from None
