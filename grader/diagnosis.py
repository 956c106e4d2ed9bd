"""Diagnosis by behaviour: the wrong answer that would have failed in just the same way names the mistake."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from grader.assignment import Assignment, Question
from grader.errors import AssignmentError
from grader.habits import Habit, habit, habit_store
from grader.isolated import IsolatedPlayer
from grader.judgement import Judgement
from grader.likeness import behaviour, closest
from grader.messages import _
from grader.plaintext import utf8_text
from grader.player import LocalPlayer
from grader.program import Program
from grader.recognition import Diagnosis, Known, Misconception, recognized
from grader.session import Session
from grader.shelter import Sandbox
from grader.tongue import spaced

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


def read_specimen(path: Path) -> Specimen:
    """A sample submission, as its author wrote it."""
    source = utf8_text(path)
    try:
        tree = ast.parse(source)
    except SyntaxError as error:
        raise AssignmentError(
            _("{path}:{line}: {reason}; a sample submission must be Python").format(
                path=path, line=error.lineno, reason=error.msg
            )
        ) from None
    defines = frozenset(name for node in tree.body for name in _bound(node))
    return Specimen(path, source, defines, spaced(" ".join((ast.get_docstring(tree) or "").split())))


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
    specimen: Specimen,
    assignment: Assignment,
    sandbox: Sandbox,
    reference: LocalPlayer,
    cpu_s: float,
    seed: int,
) -> IsolatedPlayer:
    """A sample submission in the sandbox, with the reference's own code for what it does not define.

    It is as trusted as the reference, and its worker is nobody else's: no student's code ever shares it.
    """
    program = Program(
        wanted=tuple(question.name for question in assignment.questions if question.kind != "manual"),
        cells=((1, specimen.source),),
        prelude=(_rest_of_reference(reference, specimen.defines),),
        files=assignment.data_files(),
        output_kb=assignment.limits.output_kb,
    )
    return IsolatedPlayer(sandbox, program, reference, cpu_s=cpu_s, seed=seed)


def _rest_of_reference(reference: LocalPlayer, defined: frozenset[str]) -> str:
    """The reference without what the submission defines itself."""
    body = [
        node
        for node in ast.parse(reference.source).body
        if not defined & set(_bound(node)) and not _is_command(node)
    ]
    return ast.unparse(ast.Module(body, []))


def _is_command(node: ast.stmt) -> bool:
    """Whether this is what a module does when it is run by its name: `if __name__ == "__main__"`."""
    return isinstance(node, ast.If) and any(
        isinstance(part, ast.Name) and part.id == "__name__" for part in ast.walk(node.test)
    )


class Diagnostician:
    """Knows how each wrong answer behaves; learns it, question by question, the first time it is asked."""

    def __init__(self, assignment: Assignment, sandbox: Sandbox, reference: LocalPlayer, seed: int) -> None:
        self.assignment = assignment
        self.sandbox = sandbox
        self.reference = reference
        self.seed = seed
        self.chaffs = chaffs_by_question(assignment)
        self.store = habit_store(assignment, seed)
        self.known: dict[str, Known] = {}

    def diagnose(self, session: Session, question: Question, judgement: Judgement) -> Diagnosis | None:
        """The mistake that explains the answers; None when none does, or several do."""
        known = self.knowledge(session, question)
        if question.diagnosis == "calls":
            return recognized(judgement, question.name, known)
        found = closest(behaviour(judgement), [(one.habit.behaviour, one) for one in known.misconceptions])
        return Diagnosis(found.name, found.words) if found else None

    def knowledge(self, session: Session, question: Question) -> Known:
        """What the hidden tests of a question see of its wrong answers, and of the correction."""
        if question.name not in self.known:
            chaffs = self.chaffs.get(question.name, [])
            found = self.store.read(question.name)
            if found is None or [one.name for one in found] != ["", *(chaff.name for chaff in chaffs)]:
                found = self._learn(session, question, chaffs)
                self.store.write(question.name, found)
            hints = [chaff.hint for chaff in chaffs]
            misconceptions = tuple(map(Misconception, found[1:], hints))
            self.known[question.name] = Known(misconceptions, found[0].replies)
        return self.known[question.name]

    def _learn(self, session: Session, question: Question, chaffs: Sequence[Specimen]) -> list[Habit]:
        right = (
            session.judge(question, self.reference, self.reference)
            if question.diagnosis == "calls"
            else Judgement(())
        )
        judged = ((chaff.name, self.judge(session, question, chaff)) for chaff in chaffs)
        return [habit(name, question, judgement) for name, judgement in (("", right), *judged)]

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
