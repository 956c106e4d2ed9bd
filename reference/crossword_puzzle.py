"""A crossword to fill, on bitsets: its words, its slots and crossings, and what each may still hold.

Glossary (see also `crossword_grids`)
    domain      the words that a slot may still hold: an integer whose bit i stands for word i of that length
    letters     those that a crossing may still hold: an integer whose bit c stands for letter c of the alphabet
    crossing    a cell that belongs to two slots
    holding     for a length, a place and a letter, the words that have that letter there, as a domain

One `&` looks at thousands of words at once.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from reference.crossword_grids import Cell, Slot


class Lexicon:
    """The words by length, as bitsets."""

    def __init__(self, words: Iterable[str]) -> None:
        self.words: dict[int, list[str]] = defaultdict(list)
        for word in sorted(set(words)):
            self.words[len(word)].append(word)
        self.alphabet = sorted({letter for group in self.words.values() for word in group for letter in word})
        self.codes = {length: self.encode(group) for length, group in self.words.items()}
        self.holding = {
            length: [
                [bitset(codes[:, place] == letter) for letter in range(len(self.alphabet))]
                for place in range(length)
            ]
            for length, codes in self.codes.items()
        }

    def encode(self, group: list[str]) -> NDArray[np.intp]:
        """The letters of words of one length, as numbers, one row a word."""
        number = {letter: i for i, letter in enumerate(self.alphabet)}
        return np.array([[number[letter] for letter in word] for word in group], dtype=np.intp)

    def all(self, length: int) -> int:
        """The domain of every word of a length."""
        return (1 << len(self.words.get(length, ()))) - 1


def bitset(chosen: NDArray[np.bool_]) -> int:
    """The integer whose bit i is set when chosen[i]."""
    return int.from_bytes(np.packbits(chosen, bitorder="little").tobytes(), "little")


def members(bits: int) -> NDArray[np.intp]:
    """The bits that are set, in order."""
    data = np.frombuffer(bits.to_bytes((bits.bit_length() + 7) // 8, "little"), dtype=np.uint8)
    return np.flatnonzero(np.unpackbits(data, bitorder="little"))


def single(bits: int) -> bool:
    """Whether at most one bit is set."""
    return not bits & (bits - 1)


class Crossing(NamedTuple):
    """A crossing as one of its two slots sees it."""

    number: int
    place: int  # of the cell in this slot
    here: list[int]  # this slot's words that hold each letter there
    other: int  # the slot that is crossed
    there: list[int]  # that slot's words that hold each letter there


class Puzzle:
    """Slots to fill with the words of a lexicon."""

    def __init__(self, slots: Sequence[Slot], lexicon: Lexicon) -> None:
        self.lexicon = lexicon
        self.lengths = [len(slot) for slot in slots]
        self.crossings: list[list[Crossing]] = [[] for _ in slots]
        places: dict[Cell, list[tuple[int, int]]] = defaultdict(list)
        for slot, cells in enumerate(slots):
            for place, cell in enumerate(cells):
                places[cell].append((slot, place))
        crossed = [ends for ends in places.values() if len(ends) == 2]
        self.size = len(crossed)
        for number, ends in enumerate(crossed):
            for (slot, place), (other, there) in (ends, ends[::-1]):
                holding = self.holding(slot, place), self.holding(other, there)
                self.crossings[slot].append(Crossing(number, place, holding[0], other, holding[1]))
        self.numbers = [[crossing.number for crossing in crossings] for crossings in self.crossings]
        self.rivals = [
            [other for other, length in enumerate(self.lengths) if length == len(slot) and other != number]
            for number, slot in enumerate(slots)
        ]

    def holding(self, slot: int, place: int) -> list[int]:
        """The words of a slot that hold each letter at a place; none at all when no word is that long."""
        table = self.lexicon.holding.get(self.lengths[slot])
        return table[place] if table else [0] * len(self.lexicon.alphabet)


@dataclass
class State:
    """What every slot and every crossing may still hold."""

    domains: list[int]
    letters: list[int]

    def copy(self) -> State:
        """The same, to be changed freely: the integers are shared."""
        return State(self.domains.copy(), self.letters.copy())


def start(puzzle: Puzzle) -> State:
    """Every word of the right length, every letter."""
    domains = [puzzle.lexicon.all(length) for length in puzzle.lengths]
    return State(domains, [(1 << len(puzzle.lexicon.alphabet)) - 1] * puzzle.size)
