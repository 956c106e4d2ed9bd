"""The page of the pairs of copies that share rare code, the shared fragments side by side."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from grader.fragments import Fragment
from grader.messages import _, language, plural
from grader.reports.page import compose
from grader.similarity import Pair, Shared

FRAGMENTS_SHOWN = 12
LINES_SHOWN = 40


@dataclass(frozen=True)
class Side:
    """A fragment as one of the two wrote it."""

    who: str
    where: str
    code: str


@dataclass(frozen=True)
class Row:
    """A fragment that two copies share."""

    left: Side
    right: Side
    rarity: str


@dataclass(frozen=True)
class Section:
    """A pair of copies."""

    title: str
    weight: str
    rows: tuple[Row, ...]
    more: str


def pairs_page(
    title: str,
    pairs: Sequence[Pair],
    copies: Mapping[str, Sequence[tuple[int, str]]],
    shown: Mapping[str, str],
) -> str:
    """The page; `copies` has each student's code cells, `shown` what each student is called."""
    sources = {student: dict(cells) for student, cells in copies.items()}
    return compose(
        "pairs.html.j2",
        lang=language(),
        title=title,
        heading=_("Shared code"),
        count=plural("{count} pair", "{count} pairs", len(pairs)),
        caution=_(
            "These copies share code that few others have, beyond what was handed out. It is not proof of anything: "
            "friends who worked together, a common website or a common teacher leave the same traces. Read it, then "
            "talk with the students."
        ),
        nothing=_("No two copies share rare code."),
        sections=[_section(pair, sources, shown) for pair in pairs],
    )


def _section(pair: Pair, sources: Mapping[str, Mapping[int, str]], shown: Mapping[str, str]) -> Section:
    rows = tuple(_row(one, pair, sources, shown, len(sources)) for one in pair.shared[:FRAGMENTS_SHOWN])
    more = len(pair.shared) - len(rows)
    return Section(
        title=f"{shown[pair.left]} – {shown[pair.right]}",
        weight=_("weight {weight}").format(weight=f"{pair.weight:.0f}"),
        rows=rows,
        more=plural("and {count} smaller fragment", "and {count} smaller fragments", more) if more else "",
    )


def _row(
    one: Shared,
    pair: Pair,
    sources: Mapping[str, Mapping[int, str]],
    shown: Mapping[str, str],
    size: int,
) -> Row:
    return Row(
        left=_side(one.left, sources[pair.left], shown[pair.left]),
        right=_side(one.right, sources[pair.right], shown[pair.right]),
        rarity=_("in {copies} of {size} copies").format(copies=one.copies, size=size),
    )


def _side(fragment: Fragment, cells: Mapping[int, str], who: str) -> Side:
    lines = cells[fragment.cell].split("\n")[fragment.line - 1 : fragment.end]
    cut = [*lines[:LINES_SHOWN], "…"] if len(lines) > LINES_SHOWN else lines
    where = _("cell {cell}, line {line}").format(cell=fragment.cell, line=fragment.line)
    return Side(who, where, "\n".join(cut))
