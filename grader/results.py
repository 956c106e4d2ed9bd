"""What grading yields: frozen values from the smallest (a counterexample) to the whole run."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal
from typing import Any, Literal

TestVerdict = Literal["passed", "failed", "error"]
Verdict = Literal["passed", "partial", "failed", "missing", "error"]
LATE = ("copie rendue en retard", "copy handed in late")  # how a note about lateness begins, in each language
State = Literal["graded", "unreadable", "missing", "absent", "excused", "to_review"]
WITH_MARK: tuple[State, ...] = ("graded", "to_review")


@dataclass(frozen=True)
class Counterexample:
    """The smallest call that goes wrong, what was expected and what came back, each as Python text."""

    call: str
    expected: str
    got: str


@dataclass(frozen=True)
class TestResult:
    """One hidden test: its pytest id without the module, its verdict, and the sentence the student reads."""

    __test__ = False  # not a test class, whatever pytest thinks of its name

    id: str
    verdict: TestVerdict
    message: str = ""


@dataclass(frozen=True)
class QuestionResult:
    """One question: points earned of how many, and why."""

    name: str
    points: Decimal
    max: Decimal
    verdict: Verdict
    carried: bool = False
    hint: str | None = None
    hint_text: str | None = None
    counterexample: Counterexample | None = None
    tests: tuple[TestResult, ...] = ()


@dataclass(frozen=True)
class Suspicion:
    """What a teacher may want to look at in a copy: where, and what; it costs no point."""

    cell: int
    line: int
    what: str


@dataclass(frozen=True)
class CopyResult:
    """One copy: its state, its mark, its questions and what a reader should know about it."""

    file: str
    student: str
    state: State
    points: Decimal
    max: Decimal
    note: str
    cpu_s: float = 0.0
    questions: tuple[QuestionResult, ...] = ()
    notes: tuple[str, ...] = ()
    suspicions: tuple[Suspicion, ...] = ()

    @property
    def marked(self) -> bool:
        """Whether there is a mark, and not a word such as NRD in its place."""
        return self.note[:1].isdigit()

    @property
    def lateness(self) -> str:
        """What is said of its lateness, if anything."""
        return next((note for note in self.notes if note.startswith(LATE)), "")

    @property
    def reason(self) -> str:
        """Why it waits for a person, or has no mark: the first note, lateness apart."""
        return next((note for note in self.notes if not note.startswith(LATE)), "")


@dataclass(frozen=True)
class RunResult:
    """A graded batch, with what is needed to grade it again the same way."""

    assignment: str
    seed: int
    isolation: str
    copies: Sequence[CopyResult] = ()


def number(value: Decimal | float) -> int | float:
    """A JSON number: 2 rather than 2.0, 11.5 as it is."""
    return int(value) if value == int(value) else float(value)


def question_to_json(result: QuestionResult) -> dict[str, Any]:
    """The question's entry of the command-line contract."""
    example = result.counterexample
    return {
        "name": result.name,
        "points": number(result.points),
        "max": number(result.max),
        "verdict": result.verdict,
        "carried": result.carried,
        "hint": result.hint,
        "hint_text": result.hint_text,
        "counterexample": example
        and {"call": example.call, "expected": example.expected, "got": example.got},
        "tests": [{"id": t.id, "verdict": t.verdict, "message": t.message} for t in result.tests],
    }


def copy_to_json(result: CopyResult) -> dict[str, Any]:
    """The copy's entry of the command-line contract."""
    return {
        "file": result.file,
        "student": result.student,
        "state": result.state,
        "points": number(result.points),
        "max": number(result.max),
        "note": result.note,
        "cpu_s": round(result.cpu_s, 3),
        "questions": [question_to_json(question) for question in result.questions],
        "notes": list(result.notes),
        "suspicions": [{"cell": s.cell, "line": s.line, "what": s.what} for s in result.suspicions],
    }


def run_parts(run: RunResult) -> Iterator[str]:
    """The whole object that `bareme grade --json` prints, a copy at a time, since there may be thousands."""
    head = {"assignment": run.assignment, "seed": run.seed, "isolation": run.isolation, "copies": []}
    before, _none, after = _json(head).rpartition("[]")
    yield f"{before}["
    for rank, copy in enumerate(run.copies):
        yield "," * bool(rank) + "\n  " + _json(copy_to_json(copy)).replace("\n", "\n  ")
    yield "\n " * bool(run.copies) + f"]{after}\n"


def _json(value: Mapping[str, Any]) -> str:
    return json.dumps(value, ensure_ascii=False, indent=1)


def question_from_json(data: Mapping[str, Any]) -> QuestionResult:
    """Read back what `question_to_json` wrote."""
    example = data["counterexample"]
    return QuestionResult(
        name=data["name"],
        points=Decimal(str(data["points"])),
        max=Decimal(str(data["max"])),
        verdict=data["verdict"],
        carried=data["carried"],
        hint=data["hint"],
        hint_text=data["hint_text"],
        counterexample=Counterexample(**example) if example else None,
        tests=tuple(TestResult(**test) for test in data["tests"]),
    )


def copy_from_json(data: Mapping[str, Any]) -> CopyResult:
    """Read back what `copy_to_json` wrote."""
    return CopyResult(
        file=data["file"],
        student=data["student"],
        state=data["state"],
        points=Decimal(str(data["points"])),
        max=Decimal(str(data["max"])),
        note=data["note"],
        cpu_s=data["cpu_s"],
        questions=tuple(question_from_json(question) for question in data["questions"]),
        notes=tuple(data["notes"]),
        suspicions=tuple(Suspicion(**suspicion) for suspicion in data.get("suspicions", ())),
    )
