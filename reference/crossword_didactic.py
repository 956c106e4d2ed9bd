"""The two methods of the course on bitsets: they do exactly what AC-3 and forward checking do, faster.

Glossary: that of `crossword_puzzle`. Here, as in the course, a word may stand twice in a grid.
"""

from __future__ import annotations

from dataclasses import dataclass

from reference.crossword_puzzle import Puzzle, members, start
from reference.crossword_search import DeadEnd, propagate


def arc_consistent(puzzle: Puzzle) -> list[list[str]] | None:
    """The words that every slot keeps, in alphabetical order; None when a slot keeps none."""
    state = start(puzzle)
    try:
        propagate(puzzle, state, range(len(puzzle.lengths)), distinct=False)
    except DeadEnd:
        return None
    tables = [puzzle.lexicon.words[length] for length in puzzle.lengths]
    return [
        [table[word] for word in members(domain)] for table, domain in zip(tables, state.domains, strict=True)
    ]


@dataclass(frozen=True)
class Filling:
    """What forward checking comes to: the words if it has found them, and the nodes that it has visited."""

    words: tuple[str, ...] | None
    nodes: int


class ForwardChecking:
    """Fills the slot with the fewest words (the first of equals), in alphabetical order; looks one slot ahead."""

    def __init__(self, puzzle: Puzzle, most_nodes: int = 100_000) -> None:
        self.puzzle = puzzle
        self.most_nodes = most_nodes
        self.nodes = 0

    def solve(self) -> Filling:
        """The first filling of that order."""
        self.nodes = 0
        filled = self.fill(start(self.puzzle).domains, frozenset(range(len(self.puzzle.lengths))))
        if filled is None:
            return Filling(None, self.nodes)
        words = self.puzzle.lexicon.words
        pairs = zip(self.puzzle.lengths, filled, strict=True)
        return Filling(tuple(words[length][domain.bit_length() - 1] for length, domain in pairs), self.nodes)

    def fill(self, domains: list[int], empty: frozenset[int]) -> list[int] | None:
        """The domains when every slot holds its word, or nothing."""
        self.nodes += 1
        if self.nodes > self.most_nodes or not empty:
            return None if empty else domains
        slot = min(sorted(empty), key=lambda number: domains[number].bit_count())
        for word in members(domains[slot]).tolist():
            ahead = self.look_ahead(domains, slot, word, empty)
            if ahead and (filled := self.fill(ahead, empty - {slot})):
                return filled
            if self.nodes > self.most_nodes:
                return None
        return None

    def look_ahead(self, domains: list[int], slot: int, word: int, empty: frozenset[int]) -> list[int] | None:
        """The domains once the slot holds the word; nothing when a slot still empty is left without words."""
        ahead = domains.copy()
        ahead[slot] = 1 << word
        letters = self.puzzle.lexicon.codes[self.puzzle.lengths[slot]][word]
        for crossing in self.puzzle.crossings[slot]:
            if crossing.other in empty:
                ahead[crossing.other] &= crossing.there[letters[crossing.place]]
                if not ahead[crossing.other]:
                    return None
        return ahead
