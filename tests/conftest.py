"""What the engine's tests share: one sandbox that holds, and the tiny assignment."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator

import hypothesis
import pytest

from grader.assignment import Assignment
from grader.plan import ALWAYS_LOADED
from grader.results import CopyResult
from grader.sandbox.levels import trial
from grader.shelter import Sandbox
from tests import tiny
from tests.attacks.table import TABLE, Table


def pytest_configure(config: pytest.Config) -> None:
    """The table of the attacks is printed at the end; Ctrl-C is heard, though a shell's background job ignores it."""
    config.pluginmanager.register(Table(), TABLE)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    hypothesis.settings.register_profile("bareme", deadline=None)  # no test measures time
    hypothesis.settings.load_profile("bareme")


@pytest.fixture(scope="session", autouse=True)
def own_cache(tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Iterator[None]:
    """What was worked out before this run is not relied on; its workers share what one of them worked out."""
    base = tmp_path_factory.getbasetemp()
    shared = base.parent if hasattr(request.config, "workerinput") else base
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_CACHE_HOME", str(shared / "cache"))
        yield


@pytest.fixture(scope="session")
def sandbox() -> Iterator[Sandbox]:
    """The best isolation of this machine; without one that holds, every test that runs a copy fails."""
    opened = Sandbox(ALWAYS_LOADED)
    assert trial(opened.zygote) == ""
    yield opened
    opened.close()


@pytest.fixture(scope="session")
def mini(tmp_path_factory: pytest.TempPathFactory) -> Assignment:
    """The tiny assignment as it is."""
    return tiny.make(tmp_path_factory.mktemp("assignments") / "mini")


@pytest.fixture
def variant(tmp_path) -> Callable[..., Assignment]:
    """The tiny assignment with other files."""
    return lambda **changes: tiny.make(tmp_path / "assignments" / "mini", **changes)


@pytest.fixture
def grade(sandbox: Sandbox, mini: Assignment) -> Callable[..., CopyResult]:
    """The result of a copy made of these cells."""

    def graded(*cells, assignment: Assignment = mini, seed: int = tiny.SEED) -> CopyResult:
        return tiny.grade_all(assignment, sandbox, {"copie": cells}, seed)["copie"]

    return graded
