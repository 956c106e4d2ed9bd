"""What the command line shows: progress while it works, tables when it is done."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from decimal import Decimal
from types import MappingProxyType

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    TextColumn,
    TimeRemainingColumn,
)
from rich.progress import Task as ProgressTask
from rich.table import Table
from rich.text import Text

from grader.messages import N_, _, about, joined, language, plural
from grader.names import words
from grader.proof import Proof
from grader.reports.text import visible
from grader.results import CopyResult, State
from grader.scoring import noted, written

GRADED = N_("graded")
STATES = {
    "graded": "",
    "unreadable": N_("unreadable"),
    "missing": N_("not submitted"),
    "absent": N_("absent"),
    "excused": N_("excused"),
    "to_review": N_("to review"),
}

FRENCH_SPACE = "\u00a0"
NO_NAMES: Mapping[str, str] = MappingProxyType({})


def screen() -> Console:
    """Standard output; brackets in a name are brackets."""
    return Console(highlight=False, soft_wrap=False, markup=False)


def tell(line: str, console: Console | None = None) -> None:
    """Tell the teacher something on standard error."""
    console = console or Console(file=sys.stderr)
    console.print(f"bareme: {readable(line)}", markup=False, highlight=False, soft_wrap=True)


@dataclass
class Bar:
    """A progress bar that can be moved."""

    progress: Progress
    task: object

    def step(self, label: str = "") -> None:
        """One more done."""
        self.progress.update(self.task, advance=1, label=readable(label)[:40])  # type: ignore[arg-type]

    def say(self, label: str) -> None:
        """What is being done."""
        self.progress.update(self.task, label=readable(label)[:40])  # type: ignore[arg-type]

    def tell(self, line: str) -> None:
        """A line that stays, above the bar."""
        tell(line, self.progress.console)


class _Rate(ProgressColumn):
    """How many are done in a minute."""

    def render(self, task: ProgressTask) -> Text:
        speed = task.finished_speed or task.speed
        return Text("" if speed is None else _("{count}/min").format(count=round(60 * speed)))


def columns() -> tuple[ProgressColumn, ...]:
    """What the bar shows: how many are done, how many a minute, the time left, what came of them."""
    return (
        TextColumn("{task.description}", markup=False), BarColumn(), MofNCompleteColumn(), _Rate(), TimeRemainingColumn(),
        TextColumn("{task.fields[label]}", markup=False),
    )  # fmt: skip


@contextmanager
def bar(title: str, total: int | None) -> Iterator[Bar]:
    """A progress bar on standard error, if somebody looks at it."""
    console = Console(file=sys.stderr)
    with Progress(*columns(), console=console, transient=True, disable=not console.is_terminal) as progress:
        yield Bar(progress, progress.add_task(title, total=total, label=""))


def tally(states: Mapping[State, int]) -> str:
    """What has come of the copies so far, but for those that are simply graded."""
    return joined(
        about(_(STATES[state]), str(count)) for state, count in states.items() if STATES[state] and count
    )


def summary(states: Mapping[State, int]) -> str:
    """What has come of all the copies."""
    return joined(about(_(STATES[state] or GRADED), str(count)) for state, count in sorted(states.items()))


def class_table(copies: Sequence[CopyResult], names: Mapping[str, str] = NO_NAMES) -> Table:
    """A line a copy: mark, points, what is to be looked at; `names` of the students, for the screen alone."""
    table = Table(title=None, box=None, pad_edge=False)
    for title, justify in (
        (_("student"), "left"),
        (_("mark"), "right"),
        (_("points"), "right"),
        (_("lost on"), "left"),
    ):
        table.add_column(title, justify=justify, overflow="ellipsis", no_wrap=justify == "right")  # type: ignore[arg-type]
    for copy in sorted(copies, key=lambda copy: words(names.get(copy.student, ""))):
        table.add_row(
            Text(called(copy.student, names)),
            noted(copy.note, language()),
            f"{_points(copy.points)}/{_points(copy.max)}" if copy.marked else "",
            _lost(copy),
        )
    return table


def called(student: str, names: Mapping[str, str]) -> str:
    """A student on the screen: the name when it is known, and the id."""
    name = names.get(student)
    return visible(f"{name} ({student})" if name else student)


def to_look_at(copies: Iterable[CopyResult], names: Mapping[str, str] = NO_NAMES) -> Iterator[str]:
    """A line for each copy that needs a human eye: whose it is, and why."""
    begun = False
    for copy in copies:
        if copy.state != "to_review":
            continue
        if not begun:
            yield _("to look at:")
        begun = True
        broken = [question.name for question in copy.questions if question.verdict == "error"]
        reasons = [_("a hidden test is at fault: {names}").format(names=", ".join(broken))] if broken else []
        reasons += [readable(copy.reason)] if copy.reason and not reasons else []
        yield "  " + about(called(copy.student, names), joined(reasons))


def _points(value: Decimal) -> str:
    return written(value, language())


def _lost(copy: CopyResult) -> Text:
    if copy.state == "unreadable":
        return Text(readable(copy.reason or _(STATES[copy.state])), style="red")
    text = Text()
    if copy.state != "graded":
        text.append(f"[{_(STATES[copy.state])}] ", style="yellow")
    if not copy.file:
        return text
    missing = sum(question.verdict == "missing" for question in copy.questions)
    lost = [q.name for q in copy.questions if q.verdict in ("failed", "partial", "error")]
    text.append(", ".join(lost))
    if missing:
        unwritten = plural("{count} not written", "{count} not written", missing)
        text.append(joined([""] * bool(lost) + [unwritten]), style="dim")
    if copy.suspicions:
        found = plural("{count} thing to look at", "{count} things to look at", len(copy.suspicions))
        text.append(joined([""] * bool(text.plain) + [found]), style="yellow")
    return text


def proof_lines(proof: Proof) -> Iterator[Text]:
    """A proof and its faults."""
    sign = Text("✓ ", style="green") if proof.holds else Text("✗ ", style="red bold")
    line = sign + Text(proof.claim)
    if proof.detail:
        line += Text(f"  ({proof.detail})", style="dim")
    yield line
    for fault in proof.faults:
        yield Text(f"    {readable(fault)}")


def readable(text: str) -> str:
    """Every character can be seen; the spaces of French punctuation stay."""
    return FRENCH_SPACE.join(map(visible, text.split(FRENCH_SPACE)))
