"""Two values laid side by side: which character answers which, and where they part."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from grader.reports.text import ELLIPSIS, VALUE_LIMIT, one_line, shorten
from grader.tongue import N_tr, tr

_HEAD, _BEFORE, _AFTER = 48, 48, 64
_GAP = f" {ELLIPSIS} "
_TAIL = VALUE_LIMIT - _HEAD - _BEFORE - _AFTER - 2 * len(_GAP)
_MARKED = 24
_OWN_LINE = re.compile(r"(.*, (?:cellule|cell) \d+, (?:ligne|line) \d+) ?: (.+)")

_KINDS = {
    "'": N_tr("une chaîne de caractères"),
    '"': N_tr("une chaîne de caractères"),
    "[": N_tr("une liste"),
    "(": N_tr("un tuple"),
    "{": N_tr("un dictionnaire ou un ensemble"),
}
_WORDS = {"True": N_tr("un booléen"), "False": N_tr("un booléen"), "None": N_tr("la valeur `None`")}


@dataclass(frozen=True)
class Column:
    """One character of each value; an empty text stands where a value has none."""

    expected: str
    got: str
    differs: bool


@dataclass(frozen=True)
class Comparison:
    """Two values of one kind in columns. Without columns, they are too different to be lined up."""

    expected: str
    got: str
    columns: tuple[Column, ...] = ()

    @property
    def same(self) -> bool:
        """Whether the two are written alike."""
        return bool(self.columns) and not any(column.differs for column in self.columns)

    @property
    def told(self) -> bool:
        """Whether what came back is a sentence (an error, an endless loop) rather than a value."""
        return not kind(self.got)

    @property
    def own_line(self) -> tuple[str, str]:
        """What came back in two parts: the sentence, and the student's own line on which an exception stopped."""
        found = _OWN_LINE.match(self.got) if self.told else None
        return (found[1], found[2]) if found else (self.got, "")

    @property
    def wish(self) -> bool:
        """Whether what was expected is a sentence rather than a value."""
        return not kind(self.expected)


def compare(expected: str, got: str) -> Comparison:
    """Line up two pieces of Python text, and keep what surrounds their first difference."""
    expected, got = one_line(expected), one_line(got)
    if kind(expected) != kind(got) or not kind(got) or {expected, got} <= _WORDS.keys():
        return Comparison("" if expected == got else shorten(expected), shorten(got))
    columns = tuple(_window(tuple(_sober(_align(expected, got)))))
    return Comparison(
        expected="".join(column.expected for column in columns),
        got="".join(column.got for column in columns),
        columns=columns,
    )


def kind(text: str) -> str:
    """What sort of value this text writes, in words; empty when it is no literal."""
    if text in _WORDS:
        return tr(_WORDS[text])
    if text.lstrip("-")[:1].isdigit():
        return tr("un nombre")
    if text.startswith("array("):
        return tr(_KINDS["["])
    return tr(_KINDS[text[:1]]) if text[:1] in _KINDS else ""


def _align(expected: str, got: str) -> Iterator[Column]:
    """Same lengths: place by place. Else the ends they share are lined up, and the rest faces the rest."""
    if len(expected) == len(got):
        yield from (Column(one, other, one != other) for one, other in zip(expected, got, strict=True))
        return
    start = _shared(expected, got)
    end = _shared(expected[start:][::-1], got[start:][::-1])
    yield from (Column(char, char, False) for char in expected[:start])
    yield from _face(expected[start : len(expected) - end], got[start : len(got) - end])
    yield from (Column(char, char, False) for char in expected[len(expected) - end :])


def _sober(columns: Iterator[Column]) -> Iterator[Column]:
    """The first differences only: after them, a forest of signs would show nothing."""
    marked = 0
    for column in columns:
        marked += column.differs
        yield column if marked <= _MARKED else replace(column, differs=False)


def _shared(one: str, other: str) -> int:
    """How many characters two texts share from their beginning."""
    pairs = enumerate(zip(one, other, strict=False))
    return next((place for place, (left, right) in pairs if left != right), min(len(one), len(other)))


def _face(expected: str, got: str) -> Iterator[Column]:
    for place in range(max(len(expected), len(got))):
        one, other = expected[place : place + 1], got[place : place + 1]
        yield Column(one, other, one != other)


def _window(columns: Sequence[Column]) -> Iterator[Column]:
    """All columns, or those at both ends and around the first difference, with ellipses between."""
    if len(columns) <= VALUE_LIMIT:
        yield from columns
        return
    last = -1
    for place in sorted(_kept(columns)):
        if place > last + 1:
            yield _gap(columns[last + 1 : place])
        yield columns[place]
        last = place


def _gap(hidden: Sequence[Column]) -> Column:
    """An ellipsis, in the row of each value that has something there."""
    expected = any(column.expected for column in hidden)
    got = any(column.got for column in hidden)
    return Column(_GAP if expected else "", _GAP if got else "", False)


def _kept(columns: Sequence[Column]) -> set[int]:
    count = len(columns)
    first = next((place for place, column in enumerate(columns) if column.differs), 0)
    around = range(max(first - _BEFORE, 0), min(first + _AFTER, count))
    return {*range(_HEAD), *around, *range(count - _TAIL, count)}
