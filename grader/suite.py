"""The pytest plugin: fixtures that let a plain hidden test question a student's code without ever sharing its process."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from contextvars import ContextVar
from pathlib import Path
from typing import Any

import pytest

from grader.assignment import Assignment, load_assignment
from grader.bench import Bench, Interviewee
from grader.equality import Like, OneOf
from grader.messages import _
from grader.plaintext import utf8_text
from grader.player import LocalPlayer, Player
from grader.prepared import dice_of, reseed

BENCHES = pytest.StashKey[dict[Path, Bench]]()
ENGINE_BENCH = pytest.StashKey[Bench]()
BENCH: ContextVar[Bench] = ContextVar("bench")


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--copy FILE`: judge this copy rather than the reference."""
    group = parser.getgroup("bareme")
    group.addoption("--copy", metavar="FILE", help=_("a copy to judge with the hidden tests, in the sandbox"))
    group.addoption("--bareme-seed", type=int, default=20, metavar="N", help=_("seed of the random inputs"))


def pytest_configure(config: pytest.Config) -> None:
    """Declare the marker, and a place for the benches."""
    config.addinivalue_line("markers", _("points(n): how much this test weighs among those of its question"))
    config.stash[BENCHES] = {}


def pytest_unconfigure(config: pytest.Config) -> None:
    """Let go of the sandboxes that were started for `--copy`."""
    for bench in config.stash.get(BENCHES, {}).values():
        bench.close()


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Lay the bench for a test."""
    found = item.config.stash.get(ENGINE_BENCH, None)
    if found is None and "bench" in getattr(item, "fixturenames", ()):
        found = _own_bench(item.config, item.path)
    if found is not None:
        found.begin(item.name)
        BENCH.set(found)


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_call(item: pytest.Item) -> None:
    """What a test draws does not depend on what its fixtures drew."""
    if "rng" in getattr(item, "fixturenames", ()):
        reseed(dice_of(item), BENCH.get().dice_seed)


@pytest.fixture
def bench() -> Bench:
    """The bench on which this test is played."""
    return BENCH.get()


@pytest.fixture
def student(bench: Bench) -> Interviewee:
    """The copy under judgement."""
    return Interviewee(bench, lambda: bench.student)


@pytest.fixture
def reference(bench: Bench) -> Interviewee:
    """The correction."""
    return Interviewee(bench, lambda: bench.reference, watched=False, remembered=True)


@pytest.fixture
def upstream(bench: Bench) -> Interviewee:
    """Where values made by earlier questions come from: the copy itself, or the correction in the carried judgement."""
    return Interviewee(bench, lambda: bench.upstream, watched=False, upstream=True)


@pytest.fixture
def like() -> Callable[..., Like]:
    """`value == like(expected)` accepts the whole family of right answers."""
    return Like


@pytest.fixture
def one_of() -> Callable[..., OneOf]:
    """`value == one_of(choices)` accepts any of several right answers."""
    return OneOf


@pytest.fixture
def rng(bench: Bench) -> random.Random:
    """A generator that depends on the seed and on the test, on nothing else."""
    return random.Random(bench.dice_seed)


def pytest_assertrepr_compare(config: pytest.Config, op: str, left: Any, right: Any) -> list[str] | None:
    """Keep the two sides of the comparison that failed: they are the counterexample, if one is what a call gave."""
    for found in _benches(config):
        found.witness.compared(op, left, right)
    return None


def _benches(config: pytest.Config) -> Sequence[Bench]:
    engine = config.stash.get(ENGINE_BENCH, None)
    return [engine] if engine else list(config.stash.get(BENCHES, {}).values())


def _own_bench(config: pytest.Config, path: Path) -> Bench:
    """The bench of a test that plain pytest runs: the reference answers, or the copy of `--copy`."""
    folder = path.parent.parent
    known = config.stash[BENCHES]
    if folder not in known:
        assignment = load_assignment(str(folder))
        reference = reference_player(assignment)
        seed: int = config.getoption("--bareme-seed")
        known[folder] = Bench(_student(config, assignment, reference), reference, seed)
    return known[folder]


def _student(config: pytest.Config, assignment: Assignment, reference: LocalPlayer) -> Player:
    copy: str | None = config.getoption("--copy")
    if copy is None:
        return reference
    from grader.lone import lone_player  # the sandbox is only needed here

    return lone_player(assignment, reference, Path(copy), config.getoption("--bareme-seed"))


def reference_player(assignment: Assignment) -> LocalPlayer:
    """The correction, ready to answer."""
    names = [question.name for question in assignment.questions] + list(assignment.given)
    return LocalPlayer(
        utf8_text(assignment.reference), names, assignment.data_files(), str(assignment.reference)
    )
