"""The questions of `bareme.toml`, read key by key and checked."""

from __future__ import annotations

import keyword
from collections.abc import Mapping
from pathlib import Path
from typing import Any, cast, get_args

from grader.deadline import dated, deadline
from grader.messages import _
from grader.scheme import PICTURES, REVEALS, Diagnosis, Kind, Question, Reveal
from grader.table import Table

_KEYS = (
    "name", "points", "kind", "needs", "reveal", "reveal_after", "reveal_then", "credit", "picture", "theme",
    "diagnosis",
)  # fmt: skip


def read_questions(table: Table, folder: Path, zone: str) -> tuple[Question, ...]:
    """The tables `[[question]]` of an assignment's folder, checked; `zone`: where dates without one are."""
    questions: list[Question] = []
    for entry in table.tables("question"):
        questions.append(_question(entry, questions, zone))
    if not questions:
        raise table.fault("question", _("no question; add tables that each begin with [[question]]"))
    later = {name: rank for rank, name in enumerate(question.name for question in questions)}
    for rank, (entry, question) in enumerate(zip(table.tables("question"), questions, strict=True)):
        _check_needs(entry, question, later, rank)
        _check_credit(entry, question, folder)
    return tuple(questions)


def _question(entry: Table, before: list[Question], zone: str) -> Question:
    entry.allow(*_KEYS)
    name = entry.text("name")
    if not name.isidentifier() or keyword.iskeyword(name):
        raise entry.fault(
            "name", _("{name!r} is not a Python name; use the name the student must define"), name=name
        )
    if any(question.name == name for question in before):
        raise entry.fault("name", _("{name!r} is already a question; rename or drop one"), name=name)
    callable_before = tuple(question.name for question in before if question.kind != "manual")
    return Question(
        name=name,
        points=entry.positive("points"),
        kind=cast(Kind, entry.choice("kind", get_args(Kind), "function")),
        needs=entry.names("needs") if "needs" in entry.data else callable_before,
        **_reveals(entry, zone),
        credit=entry.fractions("credit"),
        picture=entry.choice("picture", PICTURES, "") if "picture" in entry.data else None,
        theme=entry.text("theme", ""),
        diagnosis=cast(Diagnosis, entry.choice("diagnosis", get_args(Diagnosis), "calls")),
    )


def _reveals(entry: Table, zone: str) -> dict[str, Any]:
    """How much pages show of the question, and from when on they show more."""
    reveal = entry.choice("reveal", get_args(Reveal), "full")
    after, then = dated(entry, "reveal_after"), entry.choice("reveal_then", get_args(Reveal), "full")
    if not after:
        if "reveal_then" in entry.data:
            raise entry.fault("reveal_then", _("from when on? add reveal_after = a date"))
        return {"reveal": reveal}
    if REVEALS.index(cast(Reveal, then)) <= REVEALS.index(cast(Reveal, reveal)):
        raise entry.fault(
            "reveal_after",
            _("{then} shows no more than {reveal}; give reveal a level that hides more"),
            then=then,
            reveal=reveal,
        )
    return {"reveal": reveal, "reveal_after": deadline(after, zone), "reveal_then": then}


def _check_needs(entry: Table, question: Question, ranks: Mapping[str, int], rank: int) -> None:
    for need in question.needs:
        if need not in ranks:
            raise entry.fault(
                "needs", _("{name!r} is not a question; name questions that come before"), name=need
            )
        if ranks[need] >= rank:
            raise entry.fault(
                "needs", _("{name!r} does not come before; move the question or drop the name"), name=need
            )


def _check_credit(entry: Table, question: Question, folder: Path) -> None:
    for chaff in question.credit:
        path = folder / "submissions" / "wrong_answer" / f"{chaff}.py"
        if not path.is_file():
            raise entry.fault(
                "credit",
                _("{name!r} names no file {path}; use the name of a wrong answer"),
                name=chaff,
                path=path,
            )
