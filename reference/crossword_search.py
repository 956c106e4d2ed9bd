"""Filling crosswords fast: maintained arc consistency on bitsets, weighted degrees, promising words first.

Glossary (see also `crossword_puzzle`)
    node        a state that the search looks at
    dead end    a crossing without letters, or a slot without words

A letter remains at a crossing if domain & holding is not zero, and a slot keeps the words that hold one of the letters
that remain. Repeated until nothing changes, this is arc consistency.

The search assigns a slot, makes the rest consistent, and goes on; at a dead end it tries the next word.
    which slot  the one with the fewest words for the dead ends that its crossings have met (dom/wdeg); the first of equals
    which word  the one that leaves the crossing slots the most words, as a product; the first of equals
    restarts    after `PATIENCE` dead ends the search begins again, knows which crossings are hard, and is more patient
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from reference.crossword_puzzle import Crossing, Puzzle, State, members, single, start

PATIENCE, GROWTH = 10, 1.5


class DeadEnd(Exception):
    """Nothing is left for a crossing, if there is one to blame."""

    def __init__(self, crossing: int | None = None) -> None:
        self.crossing = crossing


def propagate(puzzle: Puzzle, state: State, changed: Iterable[int], distinct: bool = True) -> None:
    """Make the state arc-consistent again after the domains of some slots have changed.

    With `distinct`, a word that a slot must hold is also taken from the others. What remains does not depend on the
    order of the work, first come first served; only the dead end that is met first does.
    """
    line = deque(changed)
    waiting = set(line)
    while line:
        slot = line.popleft()
        waiting.remove(slot)
        if not state.domains[slot]:
            raise DeadEnd
        others = revise(puzzle, state, slot)
        if distinct and single(state.domains[slot]):
            others += take_from_rivals(puzzle, state, slot)
        for other in others:
            if other not in waiting:
                waiting.add(other)
                line.append(other)


def take_from_rivals(puzzle: Puzzle, state: State, slot: int) -> Iterator[int]:
    """Take the word of a slot from the others of its length; gives those that had it."""
    word = state.domains[slot]
    for rival in puzzle.rivals[slot]:
        if state.domains[rival] & word:
            state.domains[rival] ^= word
            if not state.domains[rival]:
                raise DeadEnd
            yield rival


def revise(puzzle: Puzzle, state: State, slot: int) -> list[int]:
    """Keep at the crossings of a slot the letters that it still has there; gives the slots that lose words by it."""
    domains, letters = state.domains, state.letters
    domain, losers = domains[slot], []
    for crossing, _, here, other, there in puzzle.crossings[slot]:
        old = letters[crossing]
        if not old & (old - 1):  # one letter: both slots have it
            continue
        new, left = 0, old
        while left:
            bit = left & -left
            left ^= bit
            if domain & here[bit.bit_length() - 1]:
                new |= bit
        if new != old:
            letters[crossing] = new
            kept = keep(domains[other], there, new, old ^ new)
            if not kept:
                raise DeadEnd(crossing)
            if kept != domains[other]:
                domains[other] = kept
                losers.append(other)
    return losers


def keep(domain: int, holding: list[int], kept: int, lost: int) -> int:
    """The words of a domain that hold a letter that is kept, none that is lost: whichever is the shorter work."""
    if kept.bit_count() <= lost.bit_count():
        return domain & union(holding, kept)
    return domain & ~union(holding, lost)


def union(holding: list[int], letters: int) -> int:
    """The words that hold one of the letters."""
    words = 0
    while letters:
        bit = letters & -letters
        letters ^= bit
        words |= holding[bit.bit_length() - 1]
    return words


@dataclass(frozen=True)
class Result:
    """What a search came to."""

    words: tuple[str, ...] | None  # one a slot, in the order of the slots
    proven: bool  # without words: no filling exists; else the search gave up
    nodes: int
    dead_ends: int


def solve(puzzle: Puzzle, most_dead_ends: int = 10_000, distinct: bool = True) -> Result:
    """A filling, or the proof that there is none, or neither after so many dead ends."""
    return Search(puzzle, distinct).run(most_dead_ends)


class Search:
    """One search, with what it learns from restart to restart."""

    def __init__(self, puzzle: Puzzle, distinct: bool) -> None:
        self.puzzle = puzzle
        self.distinct = distinct
        self.weights = [1] * puzzle.size
        self.nodes = 0
        self.dead_ends = 0
        self.pause = 0  # the number of dead ends at which to begin again

    def run(self, most_dead_ends: int) -> Result:
        """Search, with restarts."""
        root, patience = start(self.puzzle), float(PATIENCE)
        if not self.consistent(root, range(len(self.puzzle.lengths))):
            return Result(None, True, self.nodes, self.dead_ends)
        while True:
            self.pause = min(self.dead_ends + int(patience), most_dead_ends)
            filled = self.fill(root)
            if filled or self.dead_ends < self.pause or self.pause == most_dead_ends:
                words = self.read(filled) if filled else None
                return Result(words, not filled and self.dead_ends < self.pause, self.nodes, self.dead_ends)
            patience *= GROWTH

    def read(self, state: State) -> tuple[str, ...]:
        """The words of a filled state."""
        words = self.puzzle.lexicon.words
        pairs = zip(self.puzzle.lengths, state.domains, strict=True)
        return tuple(words[length][domain.bit_length() - 1] for length, domain in pairs)

    def consistent(self, state: State, changed: Iterable[int]) -> bool:
        """Make a state consistent; at a dead end, the crossing to blame weighs more from then on."""
        try:
            propagate(self.puzzle, state, changed, self.distinct)
        except DeadEnd as end:
            self.dead_ends += 1
            if end.crossing is not None:
                self.weights[end.crossing] += 1
            return False
        return True

    def fill(self, state: State) -> State | None:
        """The state filled, or nothing: no filling is left below, or it is time to begin again."""
        self.nodes += 1
        slot = self.hardest(state)
        if slot is None:
            return state
        for word in self.ordered(state, slot):
            if self.dead_ends >= self.pause:
                return None
            tried = state.copy()
            tried.domains[slot] = 1 << word
            if self.consistent(tried, [slot]) and (filled := self.fill(tried)):
                return filled
        return None

    def hardest(self, state: State) -> int | None:
        """The slot to fill next: few words, crossings that were dead ends; nothing when every slot has its word."""
        best, lowest = None, float("inf")
        undecided = [
            0 if single(letters) else weight
            for letters, weight in zip(state.letters, self.weights, strict=True)
        ]
        for slot, domain in enumerate(state.domains):
            if not single(domain):
                weight = sum([undecided[crossing] for crossing in self.puzzle.numbers[slot]])
                score = domain.bit_count() / (weight or 0.5)  # a slot that no crossing holds back comes late
                if score < lowest:
                    best, lowest = slot, score
        return best

    def ordered(self, state: State, slot: int) -> list[int]:
        """The words of a slot, those that leave most choice first."""
        words = members(state.domains[slot])
        codes = self.puzzle.lexicon.codes[self.puzzle.lengths[slot]][words]
        choice = np.ones(len(words))
        for crossing in self.puzzle.crossings[slot]:
            if not single(state.letters[crossing.number]):
                choice *= promise(state, crossing)[codes[:, crossing.place]]
        order: list[int] = words[np.argsort(-choice, kind="stable")].tolist()
        return order


def promise(state: State, crossing: Crossing) -> NDArray[np.float64]:
    """For each letter of the alphabet at a crossing, how many words it leaves to the other slot."""
    domain, left = state.domains[crossing.other], state.letters[crossing.number]
    counts = np.zeros(len(crossing.there))
    while left:
        bit = left & -left
        left ^= bit
        letter = bit.bit_length() - 1
        counts[letter] = (domain & crossing.there[letter]).bit_count()
    return counts
