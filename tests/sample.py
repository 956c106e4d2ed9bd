"""A subject and its copies that bring out everything a student's page can show."""

from __future__ import annotations

from dataclasses import dataclass
from decimal import Decimal
from pathlib import Path

from grader.results import CopyResult, Counterexample, QuestionResult, TestResult


@dataclass(frozen=True)
class Question:
    name: str
    theme: str = ""
    picture: str | None = None
    reveal: str = "full"
    kind: str = "function"


@dataclass(frozen=True)
class Subject:
    title: str
    questions: tuple[Question, ...]
    language: str = "fr"
    subject: Path | None = None


def question(name, verdict, points="0", **details):
    return QuestionResult(name, Decimal(points), Decimal("2.5"), verdict, **details)


RESULTS = (
    question("good", "passed", "2.5"),
    question("carry", "passed", "2.5", carried=True),
    question("tiles", "failed", counterexample=Counterexample('f("arbre", "heure")', "'_*_re'", "'___re'")),
    question("kinds", "failed", counterexample=Counterexample("f(2)", "4", "'4'")),
    question("nothing", "failed", counterexample=Counterexample("f(2)", "4", "None")),
    question("alike", "failed", counterexample=Counterexample("f(2)", "4", "4")),
    question("bools", "failed", counterexample=Counterexample("f(2)", "True", "False")),
    question("grid", "failed", counterexample=Counterexample('f([".#", ".."])', "", "{'rows': ['.#', '..']}")),
    question("matrix", "failed", counterexample=Counterexample("f(2)", "[[1, 0], [0, 1]]", "[[1, 0], [0, 2]]")),
    question("shape", "failed", counterexample=Counterexample("f(2)", "[[1, 0], [0, 1]]", "[[1, 0, 0], [0, 2, 0]]")),
    question("hint", "partial", "1", hint="x", hint_text="Read the rule.", counterexample=Counterexample("f(2)", "4", "5")),
    question("tests", "failed", tests=(TestResult("test_a", "passed", "It adds."), TestResult("test_b", "failed", "It reads."))),
    question("theme", "failed"),
    question("closed", "failed"),
    question("input", "failed", counterexample=Counterexample("f(2)", "4", "5")),
    question("ours", "error"),
    question("essay", "error"),
    question("empty", "missing"),
)  # fmt: skip
SPECIAL = {"theme": {"reveal": "theme"}, "closed": {"reveal": "nothing"}, "input": {"reveal": "input"},
           "tiles": {"picture": "wordle"}, "grid": {"picture": "grid"}, "essay": {"kind": "manual"}}  # fmt: skip
QUESTIONS = tuple(Question(one.name, "Strings", **SPECIAL.get(one.name, {})) for one in RESULTS)
SUBJECT = Subject("Lab 7: Wordle", QUESTIONS, "en")


def copy(state="graded", questions=RESULTS, note="7.5", **more):
    known = {"file": "a.ipynb", "student": "jane", "points": Decimal("7.25"), "max": Decimal(20)} | more
    return CopyResult(state=state, questions=questions, note=note, **known)


COPIES = {
    "full": copy(notes=("one more remark",) * 14),
    "right": copy(questions=RESULTS[:1]),
    "judged right": copy(questions=(RESULTS[0], RESULTS[-3])),
    "only missing": copy(questions=(RESULTS[0], RESULTS[-1])),
    "nothing": copy(questions=RESULTS[-1:]),
    "to review": copy("to_review", note="ATT"),
    "lost": copy("to_review", file="", note="ATT"),
    "unreadable": copy("unreadable", note="ILL"),
    "missing": copy("missing", note="NRD", notes=("aucune copie n'a été rendue",)),
    "absent": copy("absent", note="ABS"),
    "excused": copy("excused", note="DISP"),
}
