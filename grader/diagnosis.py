"""Diagnosis by behaviour: the wrong answer that would have failed in just the same way names the mistake."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from grader.assignment import Assignment, Question
from grader.errors import AssignmentError
from grader.isolated import IsolatedPlayer, Program, Sandbox
from grader.judgement import Judgement
from grader.player import LocalPlayer
from grader.session import Session

CHAFF_FOLDERS = ("wrong_answer", "run_time_error", "time_limit_exceeded")
CHAFF_CPU_S = 1.0


@dataclass(frozen=True)
class Specimen:
    """A sample submission: its file, what it defines, and its docstring, which is a hint if it is wrong."""

    path: Path
    source: str
    defines: frozenset[str]
    hint: str

    @property
    def name(self) -> str:
        """The file's name without `.py`."""
        return self.path.stem


@dataclass(frozen=True)
class Diagnosis:
    """The mistake, by the name of the wrong answer that makes it, and the words for it."""

    hint: str
    text: str


def read_specimen(path: Path) -> Specimen:
    """A sample submission, as its author wrote it."""
    source = path.read_text(encoding="utf-8")
    try:
        tree = ast.parse(source)
    except SyntaxError as error:
        raise AssignmentError(f"{path}:{error.lineno}: {error.msg}; a sample submission must be Python") from None
    defines = frozenset(name for node in tree.body for name in _bound(node))
    return Specimen(path, source, defines, " ".join((ast.get_docstring(tree) or "").split()))


def _bound(node: ast.stmt) -> Iterator[str]:
    if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
        yield node.name
    elif isinstance(node, (ast.Assign, ast.AnnAssign, ast.For, ast.With, ast.If)):
        for part in ast.walk(node):
            if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Store):
                yield part.id
            elif isinstance(part, ast.FunctionDef):
                yield part.name


def question_of_chaff(name: str, questions: Sequence[str]) -> str | None:
    """The question that a wrong answer is about: the longest that its name starts with."""
    starts = [question for question in questions if name.startswith(f"{question}_")]
    return max(starts, key=len, default=None)


def specimen_player(
    specimen: Specimen, assignment: Assignment, sandbox: Sandbox, reference: LocalPlayer, cpu_s: float, seed: int
) -> IsolatedPlayer:
    """A sample submission in the sandbox; what it does not define is answered by the reference."""
    names = [question.name for question in assignment.questions if question.kind != "manual"]
    program = Program(
        wanted=tuple(names),
        cells=((1, specimen.source),),
        files=assignment.data_files(),
        output_kb=assignment.limits.output_kb,
    )
    needs = [name for name in [*names, *assignment.given, *_variables(reference, names)] if name not in specimen.defines]
    return IsolatedPlayer(sandbox, program, reference, tuple(dict.fromkeys(needs)), cpu_s=cpu_s, seed=seed)


def _variables(reference: LocalPlayer, names: Sequence[str]) -> list[str]:
    """The plain variables of the correction that sample submissions may use: the word list."""
    known = reference.stage.names
    return [
        name for name, value in known.items()
        if not name.startswith("_") and name not in names and type(value) in (list, dict, tuple, set, str, int, float)
    ]  # fmt: skip


class Diagnostician:
    """Knows how each wrong answer behaves; learns it, question by question, the first time it is asked."""

    def __init__(self, assignment: Assignment, sandbox: Sandbox, reference: LocalPlayer, seed: int) -> None:
        self.assignment = assignment
        self.sandbox = sandbox
        self.reference = reference
        self.seed = seed
        self.chaffs = chaffs_by_question(assignment)
        self.known: dict[str, dict[tuple[str, ...], list[Specimen]]] = {}

    def diagnose(self, session: Session, question: Question, judgement: Judgement) -> Diagnosis | None:
        """The mistake that explains all the answers; None when none does, or several do."""
        table = self.table(session, question)
        found = table.get(judgement.signature(question.diagnosis == "calls"), [])
        return Diagnosis(found[0].name, found[0].hint) if len(found) == 1 else None

    def table(self, session: Session, question: Question) -> dict[tuple[str, ...], list[Specimen]]:
        """The wrong answers of a question, by behaviour."""
        if question.name not in self.known:
            table: dict[tuple[str, ...], list[Specimen]] = {}
            for specimen in self.chaffs.get(question.name, []):
                judgement = self.judge(session, question, specimen)
                table.setdefault(judgement.signature(question.diagnosis == "calls"), []).append(specimen)
            self.known[question.name] = table
        return self.known[question.name]

    def judge(self, session: Session, question: Question, specimen: Specimen) -> Judgement:
        """What the hidden tests say of a sample submission."""
        player = specimen_player(
            specimen, self.assignment, self.sandbox, self.reference, CHAFF_CPU_S, self.seed
        )
        try:
            return session.judge(question, player, self.reference)
        finally:
            player.close()


def chaffs_by_question(assignment: Assignment) -> dict[str, list[Specimen]]:
    """The wrong answers, sorted by the question they are about."""
    names = [question.name for question in assignment.questions]
    table: dict[str, list[Specimen]] = {}
    for folder in CHAFF_FOLDERS:
        for path in assignment.submissions(folder):  # type: ignore[arg-type]
            if question := question_of_chaff(path.stem, names):
                table.setdefault(question, []).append(read_specimen(path))
    return table
