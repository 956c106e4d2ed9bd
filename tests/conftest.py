"""What the engine's tests share: one sandbox that holds, and the tiny assignment."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from grader.assignment import Assignment
from grader.plan import ALWAYS_LOADED
from grader.results import CopyResult
from grader.sandbox.levels import trial
from grader.shelter import Sandbox
from tests import tiny


@pytest.fixture(scope="session", autouse=True)
def own_cache(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """What was worked out before this run is not relied on."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_CACHE_HOME", str(tmp_path_factory.mktemp("cache")))
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
