"""The proofs of an assignment: what the kit shows about a suite before it judges anybody."""

from __future__ import annotations

import tempfile
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from decimal import Decimal
from pathlib import Path

from grader.assignment import Assignment, Question
from grader.diagnosis import CHAFF_FOLDERS, Diagnostician, Specimen, read_specimen, specimen_player
from grader.errors import AssignmentError
from grader.guessing import Guess, guesses
from grader.judgement import Judgement, Sentence
from grader.messages import _, about, joined, language
from grader.mutation import mutants
from grader.plaintext import utf8_text
from grader.player import LocalPlayer
from grader.proof import Proof
from grader.release import leaks, release, run_notebook, signature_faults
from grader.scoring import rounded, written
from grader.session import Session
from grader.shelter import Sandbox
from grader.source import read_source
from grader.subject import read_subject

MUTANT_CPU_S = 1.0
SLOWER = 10  # a right answer may be this many times slower than the reference

Progress = Callable[[str], None]


@dataclass
class Checker:
    """Plays everything that must pass, and everything that must not, against the hidden tests."""

    assignment: Assignment
    session: Session
    sandbox: Sandbox
    reference: LocalPlayer
    seed: int
    progress: Progress

    def proofs(self) -> Iterator[Proof]:
        """All the proofs, in the order in which a teacher can act on them."""
        yield Proof("tests", _("every question has documented tests"), tuple(self._test_faults()))
        yield Proof("reference", _("the reference passes every test"), tuple(self._reference_faults()))
        yield Proof(
            "signatures",
            _("stubs and reference have the same signatures"),
            tuple(signature_faults(self.assignment)),
        )
        yield Proof("stubs", _("an untouched stub earns nothing"), tuple(self._stub_faults()))
        yield self._counted("guesses", _("guessing earns nothing"), self._guesses())
        yield self._counted("accepted", _("every accepted submission gets full marks"), self._accepted())
        yield self._counted(
            "wrong answers", _("every wrong answer loses points and gets its own hint"), self._wrong()
        )
        yield self._mutants()
        yield Proof(
            "release",
            _("students get no answer and no hidden test; the correction runs in Jupyter"),
            tuple(self._release_faults()),
        )

    def _questions(self) -> list[Question]:
        return [question for question in self.assignment.questions if question.kind != "manual"]

    def _counted(self, name: str, claim: str, found: Iterable[str | None]) -> Proof:
        all_found = list(found)
        faults = tuple(fault for fault in all_found if fault)
        detail = (
            f"{len(all_found) - len(faults)}/{len(all_found)}"
            if all_found
            else _("none yet: nothing is proven")
        )
        return Proof(name, claim, faults, detail)

    # -- the suite and the reference ----------------------------------------------------------------------

    def _test_faults(self) -> Iterator[str]:
        asked = {question.name for question in self._questions()}
        for name in sorted(asked - set(self.session.items)):
            yield _("{name}: no test; write hidden_tests/test_{name}.py").format(name=name)
        for name, items in self.session.items.items():
            if name not in asked:
                yield _(
                    "test_{name}.py: no question has this name; rename the file or add the question"
                ).format(name=name)
            for item in items:
                if not (item.function.__doc__ or "").strip():
                    yield _("test_{name}.py: {test} has no docstring; the student reads it").format(
                        name=name, test=item.name
                    )

    def _reference_faults(self) -> Iterator[str]:
        for question in self._questions():
            start = time.process_time()
            judgement = self.session.judge(question, self.reference, self.reference)
            spent = time.process_time() - start
            yield from (about(question.name, fault) for fault in failures(judgement))
            allowed = self.assignment.limits.cpu_s / SLOWER
            if spent > allowed:
                yield _(
                    "{name}: the reference takes {spent} s of {limit} s allowed; make its tests lighter "
                    "or raise cpu_s, so that an answer {times} times slower still passes"
                ).format(
                    name=question.name,
                    spent=written(rounded(Decimal(spent)), language()),
                    limit=written(Decimal(str(self.assignment.limits.cpu_s)), language()),
                    times=SLOWER,
                )

    def _stub_faults(self) -> Iterator[str]:
        """Each stub as the subject writes it, called as if it had been written."""
        source = "\n\n".join(block.text for block in read_subject(self.assignment) if block.role == "answer")
        specimen = Specimen(self.assignment.subject, source, frozenset(q.name for q in self._questions()), "")
        player = specimen_player(
            specimen, self.assignment, self.sandbox, self.reference, MUTANT_CPU_S, self.seed
        )
        try:
            for question in self._questions():
                judgement = self.session.judge(question, player, self.reference)
                if judgement.share > 0:
                    passed = sorted({one.function for one in judgement.sentences if one.verdict == "passed"})
                    yield _("{name}: a stub that returns None passes {tests}").format(
                        name=question.name, tests=", ".join(passed)
                    )
        finally:
            player.close()

    def _guesses(self) -> Iterator[str | None]:
        source = read_source(self.assignment.reference)
        for question in self._questions():
            found = source.find(question.name)
            judgement = self.session.judge(question, self.reference, self.reference)
            for guess in guesses(question.name, found.node if found else None, judgement):
                self.progress(f"{question.name}: {guess.name}")
                yield self._guess_fault(question, guess)

    def _guess_fault(self, question: Question, guess: Guess) -> str | None:
        specimen = Specimen(self.assignment.subject, guess.source, frozenset({question.name}), "")
        player = specimen_player(
            specimen, self.assignment, self.sandbox, self.reference, MUTANT_CPU_S, self.seed
        )
        try:
            judgement = self.session.judge(question, player, self.reference)
        finally:
            player.close()
        passed = sorted({one.function for one in judgement.sentences if one.verdict == "passed"})
        if judgement.share == 0:
            return None
        return _("{name}: always {guess} passes {tests}").format(
            name=question.name, guess=_(guess.name), tests=", ".join(passed)
        )

    # -- sample submissions -------------------------------------------------------------------------------

    def _accepted(self) -> Iterator[str | None]:
        for path in self.assignment.submissions("accepted"):
            specimen = read_specimen(path)
            self.progress(specimen.name)
            yield joined(self._accepted_faults(specimen)) or None

    def _accepted_faults(self, specimen: Specimen) -> Iterator[str]:
        cpu_s = self.assignment.limits.cpu_s
        player = specimen_player(specimen, self.assignment, self.sandbox, self.reference, cpu_s, self.seed)
        try:
            judged = [question for question in self._questions() if question.name in specimen.defines]
            if not judged:
                yield about(specimen.name, _("defines no question"))
            for question in judged:
                judgement = self.session.judge(question, player, player)
                for fault in failures(judgement):
                    yield about(specimen.name, about(question.name, fault))
        finally:
            player.close()

    def _wrong(self) -> Iterator[str | None]:
        diagnostician = Diagnostician(self.assignment, self.sandbox, self.reference, self.seed)
        known = {specimen.name for chaffs in diagnostician.chaffs.values() for specimen in chaffs}
        for folder in CHAFF_FOLDERS:
            for path in self.assignment.submissions(folder):  # type: ignore[arg-type]
                if path.stem not in known:
                    yield about(path.stem, _("the name must be <question>_<mistake>"))
        for question in self._questions():
            yield from self._wrong_of(diagnostician, question)

    def _wrong_of(self, diagnostician: Diagnostician, question: Question) -> Iterator[str | None]:
        """Each wrong answer is graded like a copy, on other random inputs where chance has a part."""
        for specimen in diagnostician.chaffs.get(question.name, []):
            self.progress(specimen.name)
            self.session.bench.seed = self.seed + (question.diagnosis == "verdicts")
            judgement = diagnostician.judge(self.session, question, specimen)
            self.session.bench.seed = self.seed
            fault = self._chaff_fault(diagnostician, question, specimen, judgement)
            yield about(specimen.name, fault) if fault else None

    def _chaff_fault(
        self, diagnostician: Diagnostician, question: Question, specimen: Specimen, judgement: Judgement
    ) -> str | None:
        if question.name not in specimen.defines:
            return _("does not define {name}").format(name=question.name)
        if not specimen.hint:
            return _("no docstring; it is the hint that the student reads")
        if judgement.broken:
            return joined(failures(judgement))
        if judgement.perfect:
            return _("gets full marks; no test sees its mistake")
        found = diagnostician.diagnose(self.session, question, judgement)
        if found and found.hint == specimen.name:
            return None
        if found and found.hint:
            return _("gets the hint of {name}").format(name=found.hint)
        twins = diagnostician.knowledge(self.session, question).twins(specimen.name)
        if twins:
            return _("gets no hint; no input tells it apart from {names}").format(names=", ".join(twins))
        return _("gets no hint; with other random inputs it behaves in another way")

    # -- mutants ------------------------------------------------------------------------------------------

    def _mutants(self) -> Proof:
        source = utf8_text(self.assignment.reference)
        names = [question.name for question in self._questions()]
        every = mutants(source, names, self.assignment.given)
        # Of a question without tests every mutant would live: the first proof asks for the tests.
        found = [mutant for mutant in every if mutant.question in self.session.items]
        listed = {entry.mutant for entry in self.assignment.equivalents}
        faults = [
            about(name, _("listed as equivalent, but there is no such mutant"))
            for name in sorted(listed - {m.id for m in every})
        ]
        survivors = 0
        for mutant in found:
            self.progress(mutant.id)
            specimen = Specimen(Path(mutant.id), mutant.source, frozenset({mutant.question}), "")
            killed = self._kills(self.assignment.question(mutant.question), specimen)
            survivors += not killed
            if killed and mutant.id in listed:
                faults.append(about(mutant.id, _("listed as equivalent, but a test kills it")))
            if not killed and mutant.id not in listed:
                faults.append(
                    _("{mutant}: line {line}, {change}: no test sees the difference").format(
                        mutant=mutant.id, line=mutant.line, change=mutant.description
                    )
                )
        detail = _("{killed} killed, {listed} equivalent, of {total}").format(
            killed=len(found) - survivors, listed=len(listed), total=len(found)
        )
        return Proof("mutants", _("the tests kill every mutant of the reference"), tuple(faults), detail)

    def _kills(self, question: Question, specimen: Specimen) -> bool:
        player = specimen_player(
            specimen, self.assignment, self.sandbox, self.reference, MUTANT_CPU_S, self.seed
        )
        try:
            return self.session.first_failing(question, player)
        finally:
            player.close()

    # -- what students get --------------------------------------------------------------------------------

    def _release_faults(self) -> Iterator[str]:
        self.progress("release")
        with tempfile.TemporaryDirectory() as folder:
            try:
                released = release(self.assignment, Path(folder))
                yield from leaks(self.assignment, released.student.read_text(encoding="utf-8"))
                run_notebook(released.corrected)
            except AssignmentError as error:
                yield str(error)


def failures(judgement: Judgement) -> Iterator[str]:
    """The tests that do not pass, with their reasons and the counterexample."""
    if not judgement.sentences:
        yield _("no test")
    for one in judgement.sentences:
        if one.verdict != "passed":
            reason = one.defect or one.message or _("a wrong value")
            yield about(one.id, f"{reason}{_counterexample(one)}")


def _counterexample(sentence: Sentence) -> str:
    """The call that went wrong, with what was compared if the test came that far."""
    call, witness = sentence.culprit, sentence.witness
    gave = _("gave {value}").format(value=witness.got) if witness.got is not None else ""
    expected = _("expected {value}").format(value=witness.expected) if witness.expected is not None else ""
    told = ", ".join(part for part in (gave, expected) if part)
    return f" [{call.text} {told}".rstrip() + "]" if call else ""
