"""Hostile copies, graded for real: each is contained, harms nobody else, and earns what it deserves.

`make attack` grades the whole bank at every level that this machine gives, `make attack FAMILY=framing` some families
of it; the tests, all but the slowest ones, and a sample at the middle level.
"""

from __future__ import annotations

import functools
import os
import re
import socket
import tempfile
import unicodedata
from collections.abc import Iterator
from decimal import Decimal
from pathlib import Path

import pytest

from grader import session
from grader.results import CopyResult
from grader.sandbox import isolation
from grader.sandbox.client import ZygoteError
from grader.sandbox.levels import open_zygote, trial
from grader.sandbox.stage import Stage
from grader.sandbox.worker import Worker
from tests.attacks import house
from tests.attacks.bank import CONFESSION, Attack, everything, quick, sample
from tests.attacks.rampage import LIBRARIES, Graded, Rampage, grade_all
from tests.attacks.table import TABLE

LONGEST_S = 120.0  # for one copy, on a loaded machine; most take a tenth of a second
CPU_S = 20.0  # of the processor for one copy: what its limits add up to, and one run of its cells
HOST_BYTES = 1 << 30  # what grading the whole bank may add to the grader's own memory
PAGE = 100_000  # characters of a page
SHOWN = 1100  # characters of one counterexample's part
CHOSEN = os.environ.get("BAREME_ATTACKS", "")  # "all", or families


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
    if CHOSEN:
        chosen = [one for one in everything() if CHOSEN == "all" or one.family in CHOSEN.split(",")]
        return dict.fromkeys(filter(level_holds, isolation.LEVELS), chosen) or {"L1": chosen}
    return {"L3": quick(), "L1": quick(), "L2": sample()}


BANK = bank()
PAIRS = [(level, attack) for level, attacks in BANK.items() for attack in attacks]
IDS = [f"{level}-{attack.id}" for level, attack in PAIRS]


@functools.cache
def rampage_at(level: str) -> Rampage:
    """Every hostile copy of this level, graded once a run of the tests."""
    with tempfile.TemporaryDirectory(prefix="bareme-house-") as place, pytest.MonkeyPatch.context() as patch:
        root = Path(place)
        root.chmod(0o755)
        for name in ("canary", "copies"):
            (root / name).mkdir()
        patch.setenv(house.ENVIRONMENT, "SECRET_ENV_CANARY")
        patch.setattr(session, "PATIENCE_S", 3.0)
        return grade_all(level, BANK[level], root)


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


# -- the bank itself --------------------------------------------------------------------------------------


def test_whatever_a_copy_finds_is_told():
    """A right answer that follows would take the place of the confession."""
    for attack in everything():
        if re.search(r"\b(?:loot|attempt)\b", "\n".join(attack.cells)):
            assert attack.copy({})[-1] == CONFESSION, attack.id


def test_what_copies_replace_in_their_worker_is_there():
    """A copy that replaces what nobody calls proves nothing."""
    for attack in everything():
        source = "\n".join(attack.cells)
        for name in re.findall(r"\bStage\.(\w+)", source):
            assert hasattr(Stage([]), name), attack.id
        for name in re.findall(r"worker\(\)\)?\.(\w+)", source):
            assert hasattr(Worker, name) or name in ("number", "channel"), attack.id


# -- each copy --------------------------------------------------------------------------------------------


@of_each_copy
def test_copy_earns_what_it_deserves(rampage: Rampage, graded: Graded, attack: Attack):
    points, most = graded.result.points, graded.result.max
    if attack.earns == "everything":
        assert points == most
    elif attack.earns == "nothing":
        assert points <= rampage.blank.result.points == 0
    elif attack.earns[0].isdecimal():
        assert points == Decimal(attack.earns)
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
        assert example is None or len(set(map(str.strip, example.got.strip("'\"").split("HIDDEN")[1:]))) <= 1
        assert example is None or max(map(len, (example.call, example.expected, example.got))) <= SHOWN


def _sentences(result: CopyResult) -> Iterator[str]:
    for question in result.questions:
        yield from (test.message for test in question.tests)
        yield question.hint_text or ""


@of_each_copy
def test_copy_has_a_page_with_nothing_of_its_own_in_it(graded: Graded, attack: Attack):
    assert _unfit(graded.page) == []
    assert len(graded.page) < PAGE


def _unfit(page: str) -> list[str]:
    """What no page should hold but what we write there: elements, and characters that nobody sees."""
    unseen = [char for char in set(page) - {"\n"} if unicodedata.category(char) in ("Cc", "Cf", "Cs", "Co")]
    return unseen + re.findall(r"<script|<img|<iframe|onload=\"|javascript:", page)


@of_each_copy
def test_copy_changes_nothing_for_the_next_one(rampage: Rampage, graded: Graded, attack: Attack):
    assert re.search(r'"points": 12\b', rampage.neighbour)
    assert graded.neighbour == rampage.neighbour


@of_each_copy
def test_copy_touches_nothing_of_the_host(graded: Graded, attack: Attack):
    assert graded.harm == ()


@of_each_copy
def test_copy_does_not_keep_the_grader(graded: Graded, attack: Attack):
    assert graded.result.cpu_s < CPU_S
    assert graded.seconds < LONGEST_S
    assert len(graded.text) < 30_000


# -- all of them ------------------------------------------------------------------------------------------


@of_each_level
def test_every_copy_was_graded(rampage: Rampage):
    assert list(rampage.graded) == [attack.id for attack in BANK[rampage.level]]


@of_each_level
def test_sandbox_that_they_all_had_still_holds(rampage: Rampage):
    assert rampage.still_holds == ""


@of_each_level
def test_class_has_a_page(rampage: Rampage):
    assert _unfit(rampage.page) == []


@of_each_level
def test_grader_did_not_grow(rampage: Rampage):
    assert rampage.host_bytes < HOST_BYTES


@of_each_level
def test_table_of_the_attacks(rampage: Rampage, request: pytest.FixtureRequest):
    """Not a trial: has the table printed when pytest ends."""
    request.config.pluginmanager.get_plugin(TABLE).rampages.append(rampage)
