"""Hostile copies, graded for real: each is contained, harms nobody else, and earns what it deserves."""

from __future__ import annotations

import functools
import json
import os
import resource
import socket
import sysconfig
import tempfile
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from grader.assignment import Assignment, load_assignment
from grader.clerk import grade_one, open_sandbox
from grader.grading import Grader
from grader.plan import Plan, Task
from grader.prelude import prelude
from grader.results import CopyResult, copy_to_json
from grader.sandbox.isolation import BOX
from grader.sandbox.levels import open_zygote, trial
from grader.session import Session, run_session
from grader.shelter import Sandbox
from grader.suite import reference_player
from tests import tiny
from tests.attacks import house
from tests.attacks.bank import Attack, everything, sample

LIBRARIES = ("numpy", "msgpack", "urllib.request", "asyncio", "IPython.core.interactiveshell")
LONGEST_S = 60.0  # for one copy, on a loaded machine; most take a tenth of a second
HOST_BYTES = 1 << 30  # what grading the whole bank may add to the grader's own memory
SHOWN = 1100  # characters of one counterexample's part
BANK = {"L3": everything(), "L1": everything(), "L2": sample()}
PAIRS = [(level, attack) for level, attacks in BANK.items() for attack in attacks]
IDS = [f"{level}-{attack.id}" for level, attack in PAIRS]


@dataclass(frozen=True)
class Graded:
    """One hostile copy's result, as it leaves the grader."""

    result: CopyResult
    seconds: float

    @property
    def text(self) -> str:
        """All that is told about the copy, its own file's name aside."""
        return json.dumps(copy_to_json(replace(self.result, file="")), ensure_ascii=False)


@dataclass(frozen=True)
class Rampage:
    """The whole bank graded at one level, and what was found afterwards."""

    level: str
    graded: dict[str, Graded]
    damage: list[str]
    same_zygote: bool
    still_holds: str
    host_bytes: int


@functools.cache
def level_holds(level: str) -> bool:
    """Whether a harmless copy, tried before any hostile one is let in, can do no harm at this level."""
    zygote = open_zygote(LIBRARIES, at_most=level, at_least=level)
    try:
        return zygote.level == level and trial(zygote) == ""
    finally:
        zygote.close()


@functools.cache
def rampage_at(level: str) -> Rampage:
    """Every hostile copy, graded one after another by the same grader in the same sandbox: once a run of the tests."""
    with tempfile.TemporaryDirectory(prefix="bareme-house-") as place, pytest.MonkeyPatch.context() as patch:
        root = Path(place)
        root.chmod(0o755)
        for name in ("canary", "copies"):
            (root / name).mkdir()
        patch.setenv(house.ENVIRONMENT, "SECRET_ENV_CANARY")
        return _grade_bank(level, load_assignment(str(house.build(root / "maison"))), root)


@pytest.fixture
def held(request: pytest.FixtureRequest) -> str:
    """A level that holds; without it every test here fails, and no hostile copy is run."""
    level: str = request.param
    assert level_holds(level)
    return level


@pytest.fixture
def rampage(held: str) -> Rampage:
    """The whole bank at this level."""
    return rampage_at(held)


def _grade_bank(level: str, assignment: Assignment, root: Path) -> Rampage:
    plan = Plan(str(assignment.folder), at_most=level, at_least=level, preload=LIBRARIES)
    sandbox = open_sandbox(plan, assignment)
    first = sandbox.zygote
    before = _memory()
    try:
        with house.canaries(root / "canary", _uid_of(sandbox)) as canaries:
            places = canaries.places | _places(assignment, sandbox)
            tasks = {attack.id: _write(root, attack, places) for attack in BANK[level]}
            graded = _grade(assignment, sandbox, plan.seed, tasks)
            damage = canaries.touched()
        same = sandbox.zygote is first and first.process.poll() is None
        return Rampage(level, graded, damage, same, trial(sandbox.zygote), _memory() - before)
    finally:
        sandbox.close()


def _uid_of(sandbox: Sandbox) -> int | None:
    return os.stat(sandbox.zygote.scratch).st_uid if os.getuid() == 0 else None


def _memory() -> int:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024


def _places(assignment: Assignment, sandbox: Sandbox) -> dict[str, str]:
    return {
        "ASSIGNMENT": str(assignment.folder),
        "REPOSITORY": str(Path(__file__).resolve().parent.parent),
        "SHIPPED": f"{sysconfig.get_path('purelib')}/grader/shipped",
        "SCRATCH": sandbox.zygote.scratch if sandbox.level == "L1" else f"{BOX}/..",
    }


def _write(root: Path, attack: Attack, places: dict[str, str]) -> Task:
    path = root / "copies" / f"{attack.id}.ipynb"
    path.write_text(tiny.notebook(attack.copy(places)), encoding="utf-8")
    return Task(path, attack.id)


def _grade(assignment: Assignment, sandbox: Sandbox, seed: int, tasks: dict[str, Task]) -> dict[str, Graded]:
    reference = reference_player(assignment)
    graded: dict[str, Graded] = {}

    def work(session: Session) -> None:
        grader = Grader(assignment, session, sandbox, reference, seed, prelude(assignment))
        for name, task in tasks.items():
            begun = time.monotonic()
            graded[name] = Graded(grade_one(grader, task), time.monotonic() - begun)

    run_session(assignment, reference, seed, work)
    return graded


@pytest.fixture
def graded(rampage: Rampage, attack: Attack) -> Graded:
    """What came of this attack."""
    return rampage.graded[attack.id]


def of_each_copy(test):
    """Run the test on each copy of each level."""
    marked = pytest.mark.parametrize(("held", "attack"), PAIRS, ids=IDS, indirect=["held"])
    return marked(test)


def of_each_level(test):
    """Run the test at each level, once all the copies have been graded."""
    return pytest.mark.parametrize("held", BANK, indirect=True)(test)


def test_canaries_notice_what_is_done_to_them(tmp_path: Path):
    with house.canaries(tmp_path, None) as canaries:
        assert canaries.touched() == []
        (tmp_path / "planted").touch()
        (tmp_path / "secret.txt").chmod(0o777)
        (tmp_path / "secret.txt").write_text("x")
        canaries.process.kill()
        canaries.process.wait()
        with socket.create_connection(canaries.server.getsockname()):
            assert len(canaries.touched()) == 5


# -- each copy --------------------------------------------------------------------------------------------


@of_each_copy
def test_copy_earns_what_it_deserves(graded: Graded, attack: Attack):
    points, most = graded.result.points, graded.result.max
    if attack.earns == "everything":
        assert points == most
    elif attack.earns == "nothing":
        assert points == 0
    else:
        assert 0 <= points <= most


@of_each_copy
def test_copy_has_a_result_like_any_other(graded: Graded, attack: Attack):
    assert graded.result.state == attack.state
    assert [question.name for question in graded.result.questions] == list(house.QUESTIONS)
    assert not [question for question in graded.result.questions if question.verdict == "error"]
    assert graded.text.encode()  # no half of a surrogate pair, which no file could hold


@of_each_copy
def test_copy_tells_no_secret(graded: Graded, attack: Attack):
    told = [secret for secret in house.SECRETS if secret in graded.text]
    assert told == (["LEAK "] if attack.confesses else [])


@of_each_copy
def test_copy_tells_few_hidden_inputs(graded: Graded, attack: Attack):
    for text in (*graded.result.notes, *_sentences(graded.result)):
        assert "HIDDEN" not in text
    for question in graded.result.questions:
        example = question.counterexample
        assert example is None or example.got.count("HIDDEN") <= 1
        assert example is None or max(map(len, (example.call, example.expected, example.got))) <= SHOWN


def _sentences(result: CopyResult) -> Iterator[str]:
    for question in result.questions:
        yield from (test.message for test in question.tests)
        yield question.hint_text or ""


@of_each_copy
def test_copy_does_not_keep_the_grader(graded: Graded, attack: Attack):
    assert graded.seconds < LONGEST_S
    assert len(graded.text) < 30_000


# -- all of them ------------------------------------------------------------------------------------------


@of_each_level
def test_every_copy_was_graded(rampage: Rampage):
    assert list(rampage.graded) == [attack.id for attack in BANK[rampage.level]]


@of_each_level
def test_nothing_of_the_host_was_touched(rampage: Rampage):
    assert rampage.damage == []


@of_each_level
def test_one_sandbox_outlived_them_all_and_still_holds(rampage: Rampage):
    assert rampage.same_zygote
    assert rampage.still_holds == ""


@of_each_level
def test_grader_did_not_grow(rampage: Rampage):
    assert rampage.host_bytes < HOST_BYTES


@of_each_level
def test_table_of_the_attacks(rampage: Rampage, request: pytest.FixtureRequest):
    """Not a trial: has the table printed when pytest ends."""
    request.config.pluginmanager.register(_Table(rampage), f"attacks at {rampage.level}")


class _Table:
    """Prints what came of each attack at one level."""

    def __init__(self, rampage: Rampage) -> None:
        self.rampage = rampage

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        terminalreporter.section(f"attacks at {self.rampage.level}")
        for line in _lines(self.rampage):
            terminalreporter.write_line(line)


def _lines(rampage: Rampage) -> Sequence[str]:
    wide = max(map(len, rampage.graded))
    total = sum(one.seconds for one in rampage.graded.values())
    rows = [
        f"{name:{wide}}  {one.result.state:10} {one.result.points}/{one.result.max} {one.result.cpu_s:6.2f} s CPU {one.seconds:6.2f} s"
        for name, one in rampage.graded.items()
    ]
    return [*rows, f"{len(rows)} copies, {total:.0f} s, the grader grew by {rampage.host_bytes >> 20} MB"]
