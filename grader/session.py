"""One pytest session for a whole batch: the tests are collected once, then played for one player after another."""

from __future__ import annotations

import io
import os
import re
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from dataclasses import replace
from itertools import zip_longest
from pathlib import Path
from typing import Any

import pytest

from grader.assignment import Assignment, Question
from grader.bench import Bench
from grader.bounds import patience
from grader.errors import AssignmentError, SandboxError
from grader.failures import Disagreement, Misfit, Overlong, ReferenceFault, StudentFailure
from grader.judgement import Judgement, Sentence
from grader.messages import _, about, joined
from grader.player import LocalPlayer, Player
from grader.prepared import Label, Prepared, label_of, prepare
from grader.results import TestVerdict
from grader.sandbox.client import ZygoteError
from grader.suite import ENGINE_BENCH
from grader.tongue import tr
from grader.witness import Witness

LEAN = [
    f"no:{name}"
    for name in (
        "cacheprovider", "capture", "debugging", "doctest", "faulthandler", "junitxml", "legacypath", "logging",
        "monkeypatch", "nose", "pastebin", "recwarn", "setuponly", "setupplan", "stepwise", "terminal",
        "threadexception", "tmpdir", "unittest", "unraisableexception", "warnings",
    )
]  # fmt: skip
ENGINE = Path(__file__).resolve().parent
PATIENCE_S = 60.0  # of the grader's own time for one test; most take a thousandth of it
Work = Callable[["Session"], None]


class Session:
    """The collected tests of an assignment and the bench on which they are played."""

    def __init__(self, assignment: Assignment, bench: Bench) -> None:
        self.assignment = assignment
        self.bench = bench
        self.items: dict[str, list[Any]] = {}
        self.sentences: list[Sentence] = []  # of the question that is now played
        self.stop = False  # at the first test that fails

    def judge(self, question: Question, student: Player, upstream: Player | None = None) -> Judgement:
        """Play the question's tests on this player."""
        self.bench.reference.turn()
        return Judgement(self._played(question, student, upstream))

    def until_failure(self, question: Question, student: Player) -> Judgement:
        """The tests of the question as far as the first that fails, which is all it takes to know that a copy is wrong."""
        self.bench.reference.turn()
        return Judgement(self._played(question, student, stop=True))

    def first_failing(self, question: Question, student: Player) -> bool:
        """Whether any of the question's tests fails; stops at the first."""
        sentences = self._played(question, student, self.bench.reference, stop=True)
        return any(one.verdict != "passed" for one in sentences)

    def _played(
        self, question: Question, student: Player, upstream: Player | None = None, stop: bool = False
    ) -> tuple[Sentence, ...]:
        student.turn()
        self.bench.seat(student, upstream)
        self.sentences, self.stop = [], stop
        if items := self.items.get(question.name):
            # in the care of pytest, which asks to be told of one test: all of a file are alike to it
            items[0].ihook.pytest_runtest_protocol(item=items[0], nextitem=None)
        return tuple(self.sentences)


class _Plugin:
    """Wires a Session into pytest: which tests there are, when they are played, how each is played."""

    def __init__(self, session: Session, work: Work) -> None:
        self.session = session
        self.work = work
        self.streams = sys.stdout, sys.stderr
        self.prepared: dict[Any, Prepared] = {}
        self.labels: dict[Any, Label] = {}
        self.sound: dict[Any, bool] = {}  # whether the correction passes
        self.faults: list[str] = []
        self.failure: BaseException | None = None

    def pytest_configure(self, config: pytest.Config) -> None:
        """The bench that the fixtures use, and the folder of the tests, whatever the name of the folders above."""
        config.stash[ENGINE_BENCH] = self.session.bench
        # On its command line, where nothing stands for it, pytest would take what follows a bracket for a test's name.
        tests = self.session.assignment.hidden_tests
        self.invocation = config.invocation_params
        config.invocation_params = replace(self.invocation, dir=tests.parent)
        config.args = [tests.name]

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """A hidden test that cannot be read is the teacher's to mend."""
        if report.failed:
            told = report.longreprtext
            self.faults.append(about(_at_line(report.nodeid, told), _last_line(told)))

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        """Sort the tests by question."""
        session.config.invocation_params = self.invocation  # pytest ends in this folder
        for item in session.items:
            self.labels[item] = label = label_of(item)
            if not label.weight:
                self.faults.append(about(item.nodeid, _("points(n) takes one number above 0")))
            self.session.items.setdefault(question_of(item.path), []).append(item)

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Not once each: as often as there are players."""
        try:
            if not self.faults:
                with redirect_stdout(self.streams[0]), redirect_stderr(self.streams[1]):
                    self.work(self.session)
        except BaseException as error:
            self.failure = error
        return True

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_protocol(self, item: Any) -> bool:
        """Play all the tests of a question, of which this is the first."""
        session = self.session
        items = session.items[question_of(item.path)]
        for one, following in zip_longest(items, items[1:]):
            session.sentences.append(self._play(one, None if session.stop else following))
            if session.stop and session.sentences[-1].verdict != "passed":
                break
        return True

    def _play(self, item: Any, following: Any) -> Sentence:
        """Set up, call, tear down, with no report but ours."""
        error: BaseException | None = None
        prepared = self.prepared.get(item)
        try:
            # what a test prints is not part of the results
            with redirect_stdout(sys.stderr), patience(PATIENCE_S):
                if prepared:
                    self.session.bench.begin(item.name)
                    prepared.call()
                else:
                    self._play_in_full(item)
        except (Exception, pytest.fail.Exception, pytest.skip.Exception) as raised:
            error = raised
        witness = self.session.bench.witness
        if isinstance(error, Overlong):
            self.session.bench.kept_waiting(PATIENCE_S)
        if isinstance(error, AssertionError):
            witness.derived(str(error))
        if not prepared:
            # What follows from a kept state sets nothing up, so nothing may be left up for it.
            left_up = None if following in self.prepared else following
            item.ihook.pytest_runtest_teardown(item=item, nextitem=left_up)
        if isinstance(error, (SandboxError, ZygoteError)):
            raise error  # it says nothing of anybody: the copy is graded again
        stumbled = _may_have_stumbled(witness, error) and self._passes_reference(item, following)
        verdict, message, defect = _verdict(item, self.labels[item].words, error, stumbled)
        return self.labels[item].sentence(verdict, message, witness, defect)

    def _passes_reference(self, item: Any, following: Any) -> bool:
        """Whether the correction passes this test, which then stumbles only on what a student's code gives."""
        bench = self.session.bench
        if bench.student is bench.reference:
            return False
        if item not in self.sound:
            with bench.reference_seated():
                self.sound[item] = self._play(item, following).verdict == "passed"
        return self.sound[item]

    def _play_in_full(self, item: Any) -> None:
        """Make the fixtures as pytest does, and keep them for the next copy if none of them depends on this one."""
        bench = self.session.bench
        item._initrequest()
        item.ihook.pytest_runtest_setup(item=item)
        if not bench.asked:
            if prepared := prepare(item, bench.dice_seed):
                self.prepared[item] = prepared
            bench.begin(item.name)
        item.ihook.pytest_runtest_call(item=item)


def run_session(assignment: Assignment, reference: LocalPlayer, seed: int, work: Work) -> None:
    """Collect the hidden tests, then do the work with them."""
    bench = Bench(reference, reference, seed)
    session = Session(assignment, bench)
    plugin = _Plugin(session, work)
    args = ["-c", os.devnull, "--rootdir", str(assignment.folder), "--import-mode=importlib"]
    args += ["-o", "disable_test_id_escaping_and_forfeit_all_rights_to_community_support=true"]
    for name in ("grader.suite", *LEAN):
        args += ["-p", name]
    told = io.StringIO()
    with (
        _plain_pytest(),
        _fresh_modules(assignment.hidden_tests.name),
        redirect_stdout(told),
        redirect_stderr(told),
    ):
        status = pytest.main([*args, os.devnull], plugins=[plugin])
    if plugin.failure:
        raise plugin.failure
    if plugin.faults:
        raise AssignmentError(
            _("hidden tests that do not load: {faults}").format(faults=joined(plugin.faults))
        )
    if not session.items or status not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
        reason = _last_line(told.getvalue())
        raise AssignmentError(
            _("{folder}: no hidden test could be played ({reason})").format(
                folder=assignment.hidden_tests, reason=reason
            )
        )


@contextmanager
def _plain_pytest() -> Iterator[None]:
    """What else is installed or set in the teacher's environment has no say in a mark."""
    wordy = ("CI", "BUILD_NUMBER")  # with these, pytest writes out every difference that an assert sees
    names = [name for name in os.environ if name.startswith("PYTEST_") or name in wordy]
    before = {name: os.environ.pop(name) for name in names}
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    try:
        yield
    finally:
        del os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"]
        os.environ.update(before)


@contextmanager
def _fresh_modules(package: str) -> Iterator[None]:
    """Test files are modules named by their place in the assignment: those of another one have the same names."""
    try:
        yield
    finally:
        for name in [name for name in sys.modules if name.partition(".")[0] == package]:
            del sys.modules[name]


def question_of(path: Path) -> str:
    """The question that a test file is about: `test_reponse.py` → `reponse`."""
    return path.stem.removeprefix("test_")


def _verdict(
    item: Any, said: str, error: BaseException | None, stumbled: bool
) -> tuple[TestVerdict, str, str]:
    if error is None:
        return "passed", said, ""
    if isinstance(error, StudentFailure):
        return "failed", str(error), ""
    if isinstance(error, (AssertionError, pytest.fail.Exception)):
        return "failed", ("" if isinstance(error, Disagreement) else _own_words(error)) or said, ""
    if stumbled:
        return "failed", tr("La valeur renvoyée n'est pas de la forme attendue."), ""
    return (
        "error",
        f"{type(error).__name__}: {error}"[:300],
        f"{item.nodeid}: {type(error).__name__}: {error}",
    )


def _own_words(error: BaseException) -> str:
    """The message that the test's author wrote; pytest's own explanation is not for students."""
    first = str(error).partition("\n")[0]
    return "" if first.startswith("assert ") else first


def _may_have_stumbled(witness: Witness, error: BaseException | None) -> bool:
    """Whether an exception may come from what the student's code gave the test, rather than from something of ours."""
    if error is None or not witness.calls or isinstance(error, (AssertionError, pytest.fail.Exception)):
        return False
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    ours = trace is not None and Path(trace.tb_frame.f_code.co_filename).is_relative_to(ENGINE)
    return isinstance(error, (ReferenceFault, Misfit)) or not ours


def _at_line(file: str, told: str) -> str:
    """A file with the line where it stops, as far as pytest tells it."""
    lines = re.findall(rf'{re.escape(os.path.basename(file))}(?::|", line )(\d+)', told)
    return _("{file}, line {line}").format(file=file, line=lines[-1]) if lines else file


def _last_line(text: str) -> str:
    lines = [line for line in text.strip().splitlines() if line.strip()]
    return lines[-1].removeprefix("E").strip() if lines else _("it is empty")
