"""Groups: the copies that go wrong in the same way on a question, so that one sentence answers them all."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal

from grader.results import WITH_MARK, CopyResult, Counterexample, QuestionResult


@dataclass(frozen=True)
class Group:
    """The copies that behave alike on a question: by the misconception when it is known, else by what was seen."""

    key: str
    question: str
    hint: str | None
    hint_text: str
    example: Counterexample | None
    students: tuple[str, ...]
    lost: Decimal


def group_key(result: QuestionResult) -> str | None:
    """The name of the group of this answer, the same in every class; None for an answer that is right or not there."""
    if result.verdict not in ("failed", "partial") or result.points >= result.max:
        return None
    if result.hint:
        return f"{result.name}:{result.hint}"
    seen = [sorted(test.id for test in result.tests if test.verdict == "failed")]
    if result.counterexample:
        seen.append([result.counterexample.call, result.counterexample.got])
    return f"{result.name}:{hashlib.sha256(repr(seen).encode('utf-8', 'replace')).hexdigest()[:6]}"


def groups(copies: Sequence[CopyResult]) -> list[Group]:
    """The groups of a class, those that cost the class most first."""
    members: dict[str, list[tuple[str, QuestionResult]]] = {}
    for student, result in _answers(copies):
        key = group_key(result)
        if key:
            members.setdefault(key, []).append((student, result))
    made = [_group(key, those) for key, those in members.items()]
    return sorted(made, key=lambda group: (-group.lost, -len(group.students), group.key))


def _answers(copies: Sequence[CopyResult]) -> Iterator[tuple[str, QuestionResult]]:
    return ((copy.student, result) for copy in copies if copy.state in WITH_MARK for result in copy.questions)


def _group(key: str, those: Sequence[tuple[str, QuestionResult]]) -> Group:
    first = next((result for _student, result in those if result.counterexample), those[0][1])
    return Group(
        key,
        first.name,
        first.hint,
        min(
            (result.hint_text or "" for _student, result in those), key=len
        ),  # true of all: some have more to mend
        first.counterexample,
        tuple(student for student, _result in those),
        sum((result.max - result.points for _student, result in those), Decimal(0)),
    )


def comments_of(copy: CopyResult, comments: Mapping[str, str]) -> dict[str, str]:
    """For each question of the copy, what the teacher wrote to its group."""
    keys = ((result.name, group_key(result)) for result in copy.questions)
    return {name: comments[key] for name, key in keys if key and key in comments}
