"""Hostile copies, graded for real: each is contained, harms nobody else, and earns what it deserves.

`make attack` grades the whole bank at every level that this machine gives; the tests, a sample of it at the middle one.
"""

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
from grader.sandbox import isolation
from grader.sandbox.client import ZygoteError
from grader.sandbox.levels import open_zygote, trial
from grader.session import Session, run_session
from grader.shelter import Sandbox
from grader.suite import reference_player
from tests import tiny
from tests.attacks import house
from tests.attacks.bank import Attack, everything, quick, sample, sibling

LIBRARIES = ("numpy", "msgpack", "urllib.request", "asyncio", "IPython.core.interactiveshell")
LONGEST_S = 60.0  # for one copy, on a loaded machine; most take a tenth of a second
HOST_BYTES = 1 << 30  # what grading the whole bank may add to the grader's own memory
SHOWN = 1100  # characters of one counterexample's part
WHOLE = os.environ.get("BAREME_ATTACKS") == "all"


@functools.cache
def level_holds(level: str) -> bool:
    """Whether a harmless copy, tried before any hostile one is let in, can do no harm at this level."""
    try:
        zygote = open_zygote(LIBRARIES, at_most=level, at_least=level)
    except ZygoteError:
        return False
    try:
        return zygote.level == level and trial(zygote) == ""
    finally:
        zygote.close()


def bank() -> dict[str, list[Attack]]:
    """What is graded at each level."""
    if WHOLE:
        return {level: everything() for level in isolation.LEVELS if level_holds(level)} or {
            "L1": everything()
        }
    return {"L3": quick(), "L1": quick(), "L2": sample()}


BANK = bank()
PAIRS = [(level, attack) for level, attacks in BANK.items() for attack in attacks]
IDS = [f"{level}-{attack.id}" for level, attack in PAIRS]


@dataclass(frozen=True)
class Graded:
    """One hostile copy's result, as it leaves the grader."""

    result: CopyResult
    seconds: float
    neighbour: str = ""  # what came of the sibling that was graded next

    @property
    def text(self) -> str:
        """All that is told about the copy, its own file's name aside, and what our own correction gives."""
        told = copy_to_json(replace(self.result, file=""))
        for question in told["questions"]:
            if question["counterexample"]:
                del question["counterexample"]["expected"]
        return json.dumps(told, ensure_ascii=False)


@dataclass(frozen=True)
class Rampage:
    """The whole bank graded at one level, and what was found afterwards."""

    level: str
    graded: dict[str, Graded]
    damage: list[str]
    neighbour: str
    same_zygote: bool
    still_holds: str
    host_bytes: int


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
            neighbour = _write(root, sibling(), places)
            tasks = {attack.id: _write(root, attack, places) for attack in BANK[level]}
            graded = _grade(assignment, sandbox, plan.seed, {"": neighbour, **tasks}, neighbour)
            damage = canaries.touched()
        same = sandbox.zygote is first and first.process.poll() is None
        first_time = graded.pop("").neighbour
        return Rampage(level, graded, damage, first_time, same, trial(sandbox.zygote), _memory() - before)
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
        "SCRATCH": sandbox.zygote.scratch if sandbox.level == "L1" else f"{isolation.BOX}/..",
    }


def _write(root: Path, attack: Attack, places: dict[str, str]) -> Task:
    path = root / "copies" / f"{attack.id}.ipynb"
    path.write_text(tiny.notebook(attack.copy(places)), encoding="utf-8")
    return Task(path, attack.id)


def _grade(
    assignment: Assignment, sandbox: Sandbox, seed: int, tasks: dict[str, Task], neighbour: Task
) -> dict[str, Graded]:
    """The results of these copies, the neighbour graded again after each."""
    reference = reference_player(assignment)
    graded: dict[str, Graded] = {}

    def work(session: Session) -> None:
        grader = Grader(assignment, session, sandbox, reference, seed, prelude(assignment))
        for name, task in tasks.items():
            begun = time.monotonic()
            result, seconds = grade_one(grader, task), time.monotonic() - begun
            graded[name] = Graded(result, seconds, _told(grade_one(grader, neighbour)))

    run_session(assignment, reference, seed, work)
    return graded


def _told(result: CopyResult) -> str:
    """All of a result but the time that it took."""
    return json.dumps(copy_to_json(replace(result, cpu_s=0.0)), sort_keys=True)


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
def test_copy_changes_nothing_for_the_next_one(rampage: Rampage, graded: Graded, attack: Attack):
    assert '"points": 5.0' in rampage.neighbour or '"points": 5' in rampage.neighbour
    assert graded.neighbour == rampage.neighbour


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
    plugins = request.config.pluginmanager
    table = plugins.get_plugin("attacks") or _Table()
    if not plugins.has_plugin("attacks"):
        plugins.register(table, "attacks")
    table.rampages.append(rampage)


class _Table:
    """Prints what came of each attack at each level."""

    def __init__(self) -> None:
        self.rampages: list[Rampage] = []

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        terminalreporter.section("attacks: points, processor time of the copy, seconds")
        for line in _lines(self.rampages):
            terminalreporter.write_line(line)


def _lines(rampages: Sequence[Rampage]) -> Iterator[str]:
    names = dict.fromkeys(name for rampage in rampages for name in rampage.graded)
    wide = max(map(len, names))
    yield " " * wide + "".join(f"{rampage.level:>22}" for rampage in rampages)
    for name in names:
        yield f"{name:{wide}}" + "".join(_cell(rampage.graded.get(name)) for rampage in rampages)
    for rampage in rampages:
        seconds = sum(one.seconds for one in rampage.graded.values())
        harmed = [name for name, one in rampage.graded.items() if one.neighbour != rampage.neighbour]
        harm = (
            ", ".join([*rampage.damage, *(f"{name} changed its neighbour" for name in harmed)]) or "no harm"
        )
        yield (
            f"{rampage.level}: {len(rampage.graded)} copies in {seconds:.0f} s, {harm}, "
            f"the grader grew by {rampage.host_bytes >> 20} MB"
        )


def _cell(graded: Graded | None) -> str:
    if graded is None:
        return f"{'':>22}"
    result = graded.result
    points = f"{result.points.normalize():f}/{result.max}" if result.state == "graded" else result.state
    return f"{points:>10} {result.cpu_s:5.2f} {graded.seconds:5.2f}"
