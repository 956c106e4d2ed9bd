"""Grading one copy: run it, judge each question, carry errors once, diagnose what is wrong."""

from __future__ import annotations

import difflib
import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from decimal import Decimal

from grader.assignment import Assignment, Question
from grader.counterexamples import counterexample
from grader.diagnosis import Diagnostician
from grader.errors import UnreadableCopy
from grader.essay import essays
from grader.helping import Helpers
from grader.isolated import IsolatedPlayer
from grader.judgement import Judgement, best_of
from grader.oracle import Oracle
from grader.player import LocalPlayer
from grader.prelude import begins_with, lines_of_code
from grader.program import Findings, Lessons, Program
from grader.recognition import Diagnosis
from grader.relay import Relay
from grader.results import CopyResult, QuestionResult, State, Verdict
from grader.scoring import note, rounded, total
from grader.sentences import CODES, cell_notes, essay_note, near_note
from grader.session import Session
from grader.shelter import Sandbox
from grader.submission import Submission
from grader.suspicion import Inspection

NAME_LIKENESS = 0.8
HURRIED_S = 0.4


@dataclass
class Grader:
    """Everything needed to grade copies of one assignment, one after another."""

    assignment: Assignment
    session: Session
    sandbox: Sandbox
    reference: LocalPlayer
    seed: int
    prelude: tuple[str, ...] = ()
    diagnostician: Diagnostician = field(init=False)
    oracle: Oracle = field(init=False)
    needs: dict[str, tuple[str, ...]] = field(init=False)

    def __post_init__(self) -> None:
        self.diagnostician = Diagnostician(self.assignment, self.sandbox, self.reference, self.seed)
        self.oracle = Oracle(self.reference)
        self.needs = all_needs(self.assignment)

    def grade(self, submission: Submission, student: str) -> CopyResult:
        """The result of one copy."""
        return _Copy(self, submission, student).grade()


def all_needs(assignment: Assignment) -> dict[str, tuple[str, ...]]:
    """For each question, the questions that it needs, and those that they need in turn, in the subject's order."""
    closed: dict[str, set[str]] = {}
    for question in assignment.questions:
        closed[question.name] = {*question.needs}.union(*(closed[need] for need in question.needs))
    return {name: tuple(other for other in closed if other in needs) for name, needs in closed.items()}


def program_of(assignment: Assignment, submission: Submission, prelude: tuple[str, ...]) -> Program:
    """What of this copy goes into the sandbox."""
    cells = tuple(
        (cell.index, cell.source)
        for cell in submission.cells
        if cell.kind == "code" and lines_of_code(cell.source)
    )
    if begins_with([source for _cell, source in cells], prelude):
        prelude = ()
    return Program(
        wanted=tuple(question.name for question in assignment.questions if question.kind != "manual"),
        cells=cells,
        prose=tuple((cell.index, cell.source) for cell in submission.cells if cell.kind != "code"),
        prelude=prelude,
        files=assignment.data_files(),
        output_kb=assignment.limits.output_kb,
        steady=frozenset(question.name for question in assignment.questions if question.diagnosis == "calls"),
    )


class _Copy:
    """One copy on its way through the questions."""

    def __init__(self, grader: Grader, submission: Submission, student: str) -> None:
        self.grader = grader
        self.submission = submission
        self.student = student
        self.lessons = Lessons()
        self.program = program_of(grader.assignment, submission, grader.prelude)
        self.sound: set[str] = set()  # questions that pass without help
        # Names whose values are no secret, sound questions among them.
        self.shared = {*grader.assignment.given}
        self.player = self._player(())
        self.helpers = Helpers(self.player, self._player, grader.needs)
        self.endless: set[str] = set()
        self.essays = essays(grader.assignment, submission)
        self.judged: list[Judgement] = []  # of the questions before, whose inputs are not yet in `asked`
        self.asked: set[str] = set()  # texts that this copy was called with
        self.inspection = Inspection(grader.session, submission, self.player, grader.oracle)

    def _player(self, needs: Sequence[str]) -> IsolatedPlayer:
        grader = self.grader
        return IsolatedPlayer(
            grader.sandbox, self.program, grader.reference, needs, self.lessons, grader.assignment.limits.cpu_s,
            grader.seed, self.shared,
        )  # fmt: skip

    def grade(self) -> CopyResult:
        try:
            findings = self.player.run()
            questions = tuple(
                self._question(question, findings) for question in self.grader.assignment.questions
            )
        finally:
            self.helpers.close()
            self.player.close()
        return self._result(findings, questions)

    # -- one question -------------------------------------------------------------------------------------

    def _question(self, question: Question, findings: Findings) -> QuestionResult:
        if question.name in self.essays:
            return QuestionResult(question.name, Decimal(0), question.points, "error")
        if question.name not in findings.written:
            return QuestionResult(question.name, Decimal(0), question.points, "missing")
        judgement, carried = self._judge(question)
        if judgement.perfect and not carried:
            self.sound.add(question.name)
            self.shared.add(question.name)
        return self._question_result(question, judgement, carried)

    def _judge(self, question: Question) -> tuple[Judgement, bool]:
        """The better of two judgements: of the copy alone, and with what is wrong before it answered by the reference."""
        wrong = [need for need in self.grader.needs[question.name] if need not in self.sound]
        if not self.endless.isdisjoint(wrong):
            helped = self._judge_helped(question, wrong)
            return helped, helped.share > 0
        alone = self._tried_alone(question) if wrong else self._judge_alone(question)
        if alone.endless:
            self.endless.add(question.name)
        if alone.perfect or not wrong:
            return alone, False
        helped = self._judge_helped(question, wrong)
        at_odds = self._at_odds(wrong)
        if not helped.perfect and at_odds and at_odds != wrong:
            helped = best_of((helped, self._judge_helped(question, at_odds)))
        if helped.perfect or (alone.endless and helped.share):
            return helped, True
        alone = self._judge_alone(question, HURRIED_S)
        return (helped, True) if helped.share > alone.share else (alone, False)

    def _at_odds(self, wrong: Sequence[str]) -> list[str]:
        """What is wrong, but for what right answers of this copy lean on: their habits go together, as swapped arguments do."""
        leant_on = {need for name in self.sound for need in self.grader.needs[name]}
        return [need for need in wrong if need not in leant_on]

    def _tried_alone(self, question: Question) -> Judgement:
        """As far as the first failure, in a hurry: the copy is wrong before, and the helped judgement comes next."""
        with self._patience(HURRIED_S):
            return self.grader.session.until_failure(question, self.player)

    def _judge_alone(self, question: Question, patience_s: float = math.inf) -> Judgement:
        with self._patience(patience_s):
            return self.grader.session.judge(question, self.player)

    @contextmanager
    def _patience(self, at_most_s: float) -> Iterator[None]:
        """Calls of this copy may last no longer, for a while."""
        usual = self.player.cpu_s
        self.player.cpu_s = min(usual, at_most_s)
        try:
            yield
        finally:
            self.player.cpu_s = usual

    def _judge_helped(self, question: Question, wrong: Sequence[str]) -> Judgement:
        player = self.helpers.player(question.name, wrong)
        return self.grader.session.judge(question, player, Relay(player, self.grader.reference, wrong))

    def _question_result(self, question: Question, judgement: Judgement, carried: bool) -> QuestionResult:
        self.inspection.judged(question, judgement)
        diagnosis = self._diagnose(question, judgement)
        share = max(judgement.share, _credit(question, diagnosis))
        points = rounded(question.points * share)
        shown = counterexample(question, judgement, self.grader.oracle, self._asked_before)
        self.judged.append(judgement)
        return QuestionResult(
            name=question.name,
            points=points,
            max=question.points,
            verdict=_question_verdict(judgement, points),
            carried=carried,
            hint=diagnosis.hint if diagnosis else None,
            hint_text=diagnosis.text if diagnosis else None,
            counterexample=shown,
            tests=tuple(sentence.result for sentence in judgement.sentences),
        )

    def _diagnose(self, question: Question, judgement: Judgement) -> Diagnosis | None:
        if judgement.perfect or judgement.broken:
            return None
        return self.grader.diagnostician.diagnose(self.grader.session, question, judgement)

    def _asked_before(self) -> set[str]:
        """The texts that the questions before were asked about; only collected for a copy that has something to show."""
        while self.judged:
            for sentence in self.judged.pop().sentences:
                arguments = sentence.witness.arguments()
                self.asked.update(arg for args in arguments for arg in args if type(arg) is str)
        return self.asked

    # -- the whole copy -----------------------------------------------------------------------------------

    def _result(self, findings: Findings, questions: tuple[QuestionResult, ...]) -> CopyResult:
        near = self._near_names(findings, questions)
        broken = any(question.verdict == "error" for question in questions)
        state: State = "to_review" if near or broken or self.submission.damaged else "graded"
        points = total(questions)
        unread = [question.name for question in questions if question.name in self.essays]
        notes = (
            *self.submission.notes,
            *map(essay_note, unread),
            *map(near_note, near),
            *cell_notes(findings, self.lessons),
        )
        return CopyResult(
            file=self.submission.file,
            student=self.student,
            state=state,
            points=points,
            max=self.grader.assignment.max_points,
            note=note(points, self.grader.assignment),
            cpu_s=self.lessons.cpu_s,
            questions=questions,
            notes=notes,
            suspicions=self.inspection.suspicions(findings, self.lessons),
        )

    def _near_names(self, findings: Findings, questions: Sequence[QuestionResult]) -> list[tuple[str, str]]:
        """Functions whose names are nearly those of questions not written."""
        known = {question.name for question in questions} | set(self.grader.assignment.given)
        unknown = [name for name in findings.functions if name not in known]
        missing = [question.name for question in questions if question.verdict == "missing"]
        # one that was there, in what was not run, has its right name
        missing = [name for name in missing if not any(map(self.lessons.spoilt, self.program.defining(name)))]
        pairs = ((name, _nearest(name, unknown)) for name in missing)
        return [(near, name) for name, near in pairs if near]


def _nearest(name: str, others: Sequence[str]) -> str | None:
    plain = {other.lower().replace("_", ""): other for other in others}
    found = difflib.get_close_matches(name.lower().replace("_", ""), plain, 1, NAME_LIKENESS)
    return plain[found[0]] if found else None


def _credit(question: Question, diagnosis: Diagnosis | None) -> Decimal:
    """The part that a mistake earns all the same, if it is the only one."""
    if diagnosis is None or diagnosis.hint is None or not diagnosis.exact:
        return Decimal(0)
    return question.credit.get(diagnosis.hint, Decimal(0))


def _question_verdict(judgement: Judgement, points: Decimal) -> Verdict:
    if judgement.broken:
        return "error"
    if judgement.perfect:
        return "passed"
    return "partial" if points > 0 else "failed"


def unreadable(file: str, student: str, assignment: Assignment, error: UnreadableCopy) -> CopyResult:
    """The result of a file that holds no copy."""
    return without_copy(file, student, assignment, "unreadable", str(error))


def without_copy(file: str, student: str, assignment: Assignment, state: State, reason: str) -> CopyResult:
    """The result when there is nothing to grade: every question is there, and no mark."""
    questions = tuple(
        QuestionResult(question.name, Decimal(0), question.points, "missing")
        for question in assignment.questions
    )
    return CopyResult(
        file, student, state, Decimal(0), assignment.max_points, CODES[state], 0.0, questions, (reason,)
    )
