"""The results folder: one JSON file a copy, written whole or not at all, with what tells whether it is still valid."""

from __future__ import annotations

import hashlib
import json
import os
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from grader import __version__
from grader.errors import UsageError
from grader.messages import _
from grader.results import CopyResult, copy_from_json, copy_to_json
from grader.sentences import CODES

SEED = 20  # of the random inputs, unless another is asked for


@dataclass(frozen=True)
class Stamp:
    """What a result depends on, the isolation level and the clock apart."""

    assignment: str
    digest: str
    seed: int
    version: str = __version__

    def to_json(self) -> dict[str, Any]:
        """As it is kept in each result."""
        return {
            "assignment": self.assignment,
            "digest": self.digest,
            "seed": self.seed,
            "version": self.version,
        }


@dataclass(frozen=True)
class Store:
    """The results of one assignment."""

    folder: Path
    stamp: Stamp

    def path(self, student: str) -> Path:
        """The file of this student's result."""
        return self.folder / f"{safe_name(student)}.json"

    def write(self, result: CopyResult, sha256: str, isolation: str) -> None:
        """Keep a result; an interruption leaves the old file or the new one, never a part."""
        content = {**self.stamp.to_json(), "isolation": isolation, "sha256": sha256, **copy_to_json(result)}
        write_whole(self.path(result.student), json.dumps(content, ensure_ascii=False, indent=1) + "\n")

    def read(self, student: str, sha256: str) -> CopyResult | None:
        """The result of this very copy under this very assignment and seed, None when it has to be graded."""
        try:
            content = json.loads(self.path(student).read_text(encoding="utf-8"))
            if content["sha256"] != sha256 or any(content[k] != v for k, v in self.stamp.to_json().items()):
                return None
            result = copy_from_json(content) if content["isolation"] else None
        except (OSError, ValueError, KeyError, TypeError, RecursionError):
            return None
        return None if result is None or _ours_to_mend(result) else result

    def kept(self, student: str) -> CopyResult | None:
        """This student's result, whatever it was graded with; None when there is none."""
        return self.at(self.path(student).name)

    def at(self, name: str) -> CopyResult | None:
        """The result in the file of this name; None when there is none, or it cannot be read."""
        try:
            return copy_from_json(json.loads((self.folder / name).read_text(encoding="utf-8")))
        except (OSError, ValueError, KeyError, TypeError, RecursionError):
            return None

    def seeds(self) -> list[int]:
        """The seeds of the random inputs of the results kept here, the most frequent first."""
        found: Counter[int] = Counter()
        for path in sorted(self.folder.glob("*.json")):
            with suppress(OSError, ValueError, KeyError, TypeError, RecursionError):
                found[int(json.loads(path.read_text(encoding="utf-8"))["seed"])] += 1
        return [seed for seed, _count in found.most_common()]

    def isolation(self, student: str) -> str:
        """The level at which a kept result was obtained."""
        return str(json.loads(self.path(student).read_text(encoding="utf-8"))["isolation"])

    def all(self) -> Iterator[CopyResult]:
        """Every result kept here that can be read, in order of name."""
        for path in sorted(self.folder.glob("*.json")):
            try:
                yield copy_from_json(json.loads(path.read_text(encoding="utf-8")))
            except (OSError, ValueError, KeyError, TypeError, RecursionError):
                raise UsageError(
                    _("{path}: not a result of bareme; move it away and grade again").format(path=path)
                ) from None


def _ours_to_mend(result: CopyResult) -> bool:
    """Whether a fault of ours is in it, the copy set aside or a test in error: the next run tries again."""
    set_aside = result.note == CODES["to_review"]
    return set_aside or any(
        test.verdict == "error" for question in result.questions for test in question.tests
    )


def write_whole(path: Path, text: str) -> None:
    """Write a file so that nobody ever sees half of it; a link stays a link, a pipe or a device is just written to."""
    put_whole(path, text.encode("utf-8", "replace"))


def put_whole(path: Path, data: bytes, *, private: bool = False) -> None:
    """The same for bytes; a private file is for its owner alone."""
    put_parts(path, [data], private=private)


def put_parts(path: Path, parts: Iterable[bytes], *, private: bool = False) -> None:
    """The same for what is too large to be made at once."""
    if path.exists() and not path.is_file():
        with open(path, "wb") as file:
            file.writelines(parts)
        return
    path = path.resolve()
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    draft.unlink(missing_ok=True)
    try:
        handle = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600 if private else 0o666)
        with open(handle, "wb") as file:
            file.writelines(parts)
            file.flush()
            os.fsync(file.fileno())
        os.replace(draft, path)
    finally:
        draft.unlink(missing_ok=True)


def safe_name(student: str) -> str:
    """A file name for any student id; one that is not the id itself bears its fingerprint, so that no two are the same."""
    data = student.encode("utf-8", "surrogatepass")
    name = re.sub(r"[^\w.@+ -]", "_", student).strip(" .")
    if name == student and 0 < len(data) <= 120:
        return name
    short = name.encode(errors="replace")[:100].decode(errors="ignore")
    return f"{short or 'copie'}~{hashlib.sha256(data).hexdigest()[:8]}"
