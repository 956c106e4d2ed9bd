"""Wordle masks as tiles: a letter, a sign and words for each place, never a colour alone."""

from __future__ import annotations

import ast
from dataclasses import dataclass
from typing import Literal

from grader.literals import tree_of, value_of
from grader.results import Counterexample
from grader.tongue import N_tr, tr

Place = Literal["placed", "misplaced", "absent"]

LONGEST_WORD = 12
LONGEST_CALL = 2000

_SIGNS: dict[Place, str] = {"placed": "✓", "misplaced": "*", "absent": "_"}
_NAMES: dict[Place, str] = {
    "placed": N_tr("bien placée"),
    "misplaced": N_tr("mal placée"),
    "absent": N_tr("absente"),
}
_NUMBERS: dict[int, Place] = {0: "absent", 1: "misplaced", 2: "placed"}
_MARKS: dict[str, Place] = {"_": "absent", "*": "misplaced"}


@dataclass(frozen=True)
class Tile:
    """One place of a word."""

    letter: str
    place: Place

    @property
    def sign(self) -> str:
        """The sign that says the same as the colour."""
        return _SIGNS[self.place]

    @property
    def words(self) -> str:
        """The same, to be read aloud."""
        return f"{self.letter} {tr(_NAMES[self.place])}"


@dataclass(frozen=True)
class Picture:
    """The mask that was expected and the one that came back (empty when it is no mask)."""

    expected: tuple[Tile, ...]
    got: tuple[Tile, ...]

    @property
    def differing(self) -> tuple[bool, ...]:
        """For each place, whether the two masks disagree."""
        if not self.got:
            return ()
        return tuple(one != other for one, other in zip(self.expected, self.got, strict=True))


def picture(example: Counterexample) -> Picture | None:
    """The example's masks over the word that was proposed; None when it holds no mask."""
    expected = _literal(example.expected)
    word = _proposal(example.call, expected)
    if word is None:
        return None
    return Picture(_tiles(word, expected), _tiles(word, _literal(example.got)))


def _proposal(call: str, mask: object) -> str | None:
    """The word under the mask: the last argument whose letters agree with it; for numbers, the first."""
    words = [word for word in _words(call) if _tiles(word, mask)]
    if isinstance(mask, str):
        return next((word for word in reversed(words) if _agrees(word, mask)), None)
    return words[0] if words else None


def _agrees(word: str, mask: str) -> bool:
    return all(mark in _MARKS or mark == letter for letter, mark in zip(word, mask, strict=True))


def _tiles(word: str, mask: object) -> tuple[Tile, ...]:
    """One tile a letter; nothing when this is not a mask of the word."""
    if isinstance(mask, str) and len(mask) == len(word) and all(_is_mark(mark) for mark in mask):
        return tuple(
            Tile(letter if mark in _MARKS else mark, _MARKS.get(mark, "placed"))
            for letter, mark in zip(word, mask, strict=True)
        )
    if type(mask) is int and 0 <= mask < 3 ** len(word):  # a code in base 3, the first letter the units
        mask = [mask // 3**place % 3 for place in range(len(word))]
    if isinstance(mask, list | tuple) and len(mask) == len(word) and all(_is_number(item) for item in mask):
        return tuple(Tile(letter, _NUMBERS[item]) for letter, item in zip(word, mask, strict=True))
    return ()


def _is_mark(mark: str) -> bool:
    return mark in _MARKS or mark.isalpha()


def _is_number(item: object) -> bool:
    return type(item) is int and item in _NUMBERS


def _words(call: str) -> list[str]:
    """The words among the arguments of a call."""
    args = getattr(tree_of(call[:LONGEST_CALL]), "args", [])
    found = [node.value for node in args if isinstance(node, ast.Constant)]
    return [word for word in found if isinstance(word, str) and word.isalpha() and len(word) <= LONGEST_WORD]


def _literal(text: str) -> object:
    """The value that a short piece of Python text writes, or None."""
    try:
        return value_of(text) if len(text) <= LONGEST_CALL else None
    except ValueError:
        return None
