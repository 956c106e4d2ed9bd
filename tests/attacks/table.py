"""The table of what came of each attack at each level, printed when pytest ends."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from tests.attacks.rampage import Graded, Rampage

TABLE = "attacks"  # the name of the plugin


class Table:
    """Prints what came of each attack at each level, wherever that was: here, or in a worker of pytest-xdist."""

    def __init__(self) -> None:
        self.rampages: list[Rampage] = []
        self.lines: list[str] = []

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """Write the table; a worker sends it to whoever started it."""
        if self.rampages:
            self.lines = [*_lines(self.rampages)]
        if hasattr(session.config, "workeroutput"):
            session.config.workeroutput["attacks"] = self.lines

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any, error: object) -> None:
        """Take what a worker sends."""
        self.lines += getattr(node, "workeroutput", {}).get("attacks", [])

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Print it."""
        if self.lines:
            terminalreporter.section("attacks: points, processor time of the copy, seconds")
        for line in self.lines:
            terminalreporter.write_line(line)


def _lines(rampages: Sequence[Rampage]) -> Iterator[str]:
    names = dict.fromkeys(name for rampage in rampages for name in rampage.graded)
    wide = max(map(len, names))
    yield " " * wide + "".join(f"{rampage.level:>22}" for rampage in rampages)
    for name in names:
        yield f"{name:{wide}}" + "".join(_cell(rampage.graded.get(name)) for rampage in rampages)
    for rampage in rampages:
        seconds = sum(one.seconds for one in rampage.graded.values())
        harm = "; ".join(_harms(rampage)) or "no harm"
        yield (
            f"{rampage.level}: {len(rampage.graded)} copies in {seconds:.0f} s, {harm}, "
            f"the grader grew by {rampage.host_bytes >> 20} MB"
        )


def _harms(rampage: Rampage) -> Iterator[str]:
    for name, one in rampage.graded.items():
        if one.neighbour != rampage.neighbour:
            yield f"{name} changed its neighbour"
        yield from (f"{name}: {harm}" for harm in one.harm)


def _cell(graded: Graded | None) -> str:
    if graded is None:
        return f"{'':>22}"
    result = graded.result
    points = f"{result.points.normalize():f}/{result.max}" if result.state == "graded" else result.state
    return f"{points:>10} {result.cpu_s:5.2f} {graded.seconds:5.2f}"
