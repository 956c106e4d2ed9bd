"""An assignment: its folder and what `bareme.toml` says about it, checked."""

from __future__ import annotations

import datetime as dt
import hashlib
import os
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from decimal import Decimal
from importlib import metadata
from itertools import chain
from pathlib import Path
from typing import Literal

from grader.deadline import Lateness, lateness
from grader.errors import AssignmentError, UsageError
from grader.messages import _
from grader.questions import read_questions
from grader.scheme import Equivalent, Limits, MarkScale, Question
from grader.table import Table, read_toml

__all__ = ["Assignment", "Equivalent", "Limits", "MarkScale", "Question", "available", "load_assignment"]

Expectation = Literal["accepted", "wrong_answer", "time_limit_exceeded", "run_time_error"]

LANGUAGES = ("fr", "en")
BAREME = "bareme.toml"
SUBJECT = "sujet.md"

_PACKAGE = Path(__file__).resolve().parent
_TOP_KEYS = ("title", "language", "given", "data", "mark", "limits", "deadline", "question", "equivalent")


@dataclass(frozen=True)
class Assignment:
    """One assignment folder, read and checked."""

    name: str
    folder: Path
    title: str
    language: str
    questions: tuple[Question, ...]
    given: tuple[str, ...]
    data: tuple[str, ...]
    scale: MarkScale
    limits: Limits
    lateness: Lateness
    equivalents: tuple[Equivalent, ...]
    reference: Path

    def question(self, name: str) -> Question:
        """The question of this name."""
        for question in self.questions:
            if question.name == name:
                return question
        raise UsageError(
            _("{assignment} has no question {name!r}; its questions: {names}").format(
                assignment=self.name, name=name, names=", ".join(known.name for known in self.questions)
            )
        )

    def opened(self, now: dt.datetime) -> Assignment:
        """The assignment with what a page made now may show of each question."""
        return replace(self, questions=tuple(question.opened(now) for question in self.questions))

    @property
    def max_points(self) -> Decimal:
        """What a perfect copy earns, before scaling."""
        return sum((question.points for question in self.questions), Decimal(0))

    @property
    def subject(self) -> Path:
        """What the student reads."""
        return self.folder / SUBJECT

    @property
    def hidden_tests(self) -> Path:
        """The folder of the hidden tests."""
        return self.folder / "hidden_tests"

    def submissions(self, kind: Expectation) -> tuple[Path, ...]:
        """The sample submissions from which this outcome is expected, in order of name."""
        return tuple(sorted((self.folder / "submissions" / kind).glob("[!._]*.py")))

    def data_files(self) -> dict[str, bytes]:
        """The files given with the notebook."""
        return {name: (self.folder / "data" / name).read_bytes() for name in self.data}

    def digest(self) -> str:
        """A fingerprint of everything that can change a mark, the kit itself excepted."""
        total = hashlib.sha256()
        for label, path in [*contents(self.folder), ("reference", self.reference)]:
            content = path.read_bytes()
            total.update(f"{len(label.encode())}:{label}:{len(content)}:".encode())
            total.update(content)
        return total.hexdigest()


def load_assignment(name_or_path: str) -> Assignment:
    """The assignment in this folder, or of this name: under ./assignments, here, or shipped with the kit."""
    folder = _find(name_or_path)
    table = read_toml(folder / BAREME)
    table.allow(*_TOP_KEYS)
    late = lateness(table.table("deadline"))
    questions = read_questions(table, folder, late.zone)
    return Assignment(
        name=folder.name,
        folder=folder,
        title=table.text("title"),
        language=table.choice("language", LANGUAGES, "fr"),
        questions=questions,
        given=_given(table, questions),
        data=_data(table, folder),
        scale=_scale(table.table("mark")),
        limits=_limits(table.table("limits")),
        lateness=late,
        equivalents=tuple(_equivalent(entry, questions) for entry in table.tables("equivalent")),
        reference=_reference(folder),
    )


def available() -> list[str]:
    """The names `load_assignment` knows from here."""
    return sorted({path.parent.name for place in _places() for path in place.glob(f"*/{BAREME}")})


def _places() -> Iterator[Path]:
    """Where a bare name is looked up, in order."""
    yield from (Path.cwd() / "assignments", Path.cwd(), _PACKAGE.parent / "assignments")
    yield from _installed()  # takes a while: only if it comes to that


def _installed() -> Iterator[Path]:
    """The shipped assignments of an installed wheel: outside the packages, which a copy may read."""
    with suppress(metadata.PackageNotFoundError):
        for file in metadata.files("bareme") or ():
            if file.name == BAREME:
                yield Path(str(file.locate())).resolve().parent.parent


def _find(name_or_path: str) -> Path:
    path = Path(name_or_path)
    candidates = chain([path], (place / path for place in _places())) if name_or_path.strip() else ()
    for folder in candidates:
        if os.path.isfile(folder / BAREME):
            return _checked_folder(folder.resolve())
    if name_or_path.strip() and os.path.isdir(path):
        raise UsageError(
            _("{path}: no {file} in this folder; {choices}").format(
                path=name_or_path, file=BAREME, choices=_choices()
            )
        )
    raise UsageError(
        _("{name!r}: no such assignment; {choices}").format(name=name_or_path, choices=_choices())
    )


def _choices() -> str:
    names = ", ".join(available()) or _("(none here)")
    return _("give the folder of an assignment, or one of: {names}").format(names=names)


def _checked_folder(folder: Path) -> Path:
    if not (folder / SUBJECT).is_file():
        raise AssignmentError(
            _("{path}: missing; write what the student reads there").format(path=folder / SUBJECT)
        )
    return folder


def _reference(folder: Path) -> Path:
    shared = folder.parent.parent / "reference" / f"{folder.name}.py"
    own = folder / "reference.py"
    for path in (shared, own):
        if path.is_file():
            return path
    raise AssignmentError(
        _("{folder}: no correction; write it in {own} or in {shared}").format(
            folder=folder, own=own, shared=shared
        )
    )


def _data(table: Table, folder: Path) -> tuple[str, ...]:
    names = table.texts("data")
    for name in names:
        if name != Path(name).name or "\\" in name or name.startswith("."):
            raise table.fault("data", _("{name!r} must be the plain name of a file in data/"), name=name)
        if not (folder / "data" / name).is_file():
            raise table.fault(
                "data",
                _("{name!r} is not in {folder}; put it there or drop its name"),
                name=name,
                folder=folder / "data",
            )
    return names


def _given(table: Table, questions: tuple[Question, ...]) -> tuple[str, ...]:
    given = table.names("given")
    for question in questions:
        if question.name in given:
            raise table.fault(
                "given", _("{name!r} is also a question; keep it in one place"), name=question.name
            )
    return given


def _scale(table: Table) -> MarkScale:
    table.allow("out_of", "round_to")
    usual = MarkScale()
    scale = MarkScale(table.positive("out_of", usual.out_of), table.positive("round_to", usual.round_to))
    if scale.out_of % scale.round_to:  # full marks would be rounded to another mark, a higher one at times
        raise table.fault(
            "round_to",
            _("{out_of}, the highest mark, is not a multiple of {step}; choose one that divides it"),
            out_of=scale.out_of,
            step=scale.round_to,
        )
    return scale


def _limits(table: Table) -> Limits:
    table.allow("cpu_s", "memory_mb", "output_kb")
    usual = Limits()
    return Limits(
        cpu_s=float(table.positive("cpu_s", Decimal(str(usual.cpu_s)))),
        memory_mb=table.whole("memory_mb", usual.memory_mb),
        output_kb=table.whole("output_kb", usual.output_kb),
    )


def _equivalent(entry: Table, questions: tuple[Question, ...]) -> Equivalent:
    entry.allow("question", "mutant", "reason")
    name = entry.text("question")
    if all(question.name != name for question in questions):
        raise entry.fault("question", _("{name!r} is not a question"), name=name)
    return Equivalent(name, entry.text("mutant"), entry.text("reason"))


def contents(folder: Path) -> Iterator[tuple[str, Path]]:
    """The files of the folder that count, with their names inside it, in order."""
    for path in sorted(folder.rglob("*"), key=lambda path: path.relative_to(folder).as_posix()):
        inside = path.relative_to(folder)
        if path.is_file() and not any(part.startswith((".", "__pycache__")) for part in inside.parts):
            yield inside.as_posix(), path
