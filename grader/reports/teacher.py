"""The words that the pages of a teacher share: what state a copy is in, what deserves a look."""

from __future__ import annotations

from grader.messages import N_, N_plural, _, plural
from grader.reports.wording import Badge
from grader.results import State, Suspicion

STATES: dict[State, Badge] = {
    "graded": Badge("✓", N_("graded")),
    "to_review": Badge("◐", N_("to review")),
    "unreadable": Badge("!", N_("unreadable")),
    "missing": Badge("○", N_("not handed in")),
    "absent": Badge("–", N_("absent")),
    "excused": Badge("–", N_("excused")),
}
_COUNTED: dict[State, tuple[str, str]] = {
    "graded": N_plural("{count} graded", "{count} graded"),
    "to_review": N_plural("{count} to review", "{count} to review"),
    "unreadable": N_plural("{count} unreadable", "{count} unreadable"),
    "missing": N_plural("{count} not handed in", "{count} not handed in"),
    "absent": N_plural("{count} absent", "{count} absent"),
    "excused": N_plural("{count} excused", "{count} excused"),
}


def badge(state: State) -> Badge:
    """A state in one sign and a few words."""
    return Badge(STATES[state].sign, _(STATES[state].words))


def counted(state: State, count: int) -> str:
    """How many copies are in this state."""
    return plural(*_COUNTED[state], count)


def suspicion(found: Suspicion) -> str:
    """What a teacher may want to look at, and where."""
    if not found.cell:
        return found.what
    if not found.line:
        return _("cell {cell}: {what}").format(cell=found.cell, what=found.what)
    return _("cell {cell}, line {line}: {what}").format(cell=found.cell, line=found.line, what=found.what)
