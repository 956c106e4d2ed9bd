"""Similarity: pairs of copies that share code which few others have, ranked; it says nothing of who wrote it, or how."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import combinations

from grader.fragments import SMALLEST, Fragment

COMMON = 0.5  # part of the class beyond which a fragment is not rare
CROWD = 60  # copies that share a fragment, beyond which it makes no pair of its own


@dataclass(frozen=True)
class Shared:
    """A fragment that two copies have, where it stands in each, in how many copies it is, what it weighs."""

    left: Fragment
    right: Fragment
    copies: int
    weight: float


@dataclass(frozen=True)
class Pair:
    """Two copies and the rare code that they share, heaviest first."""

    left: str
    right: str
    shared: tuple[Shared, ...]

    @property
    def turned(self) -> Pair:
        """The same, the other way round."""
        shared = tuple(replace(one, left=one.right, right=one.left) for one in self.shared)
        return Pair(self.right, self.left, shared)

    @property
    def weight(self) -> float:
        """How much rare code they share: nodes, times the rarity of each fragment in bits."""
        return sum(one.weight for one in self.shared)


def ranking(
    copies: Mapping[str, Sequence[Fragment]], released: Collection[str], most: int | None = None
) -> list[Pair]:
    """The pairs of copies that share code beyond what was handed out, heaviest first.

    A fragment of n nodes, in k copies of N, weighs n * log2((N + 1) / k): inverse document frequency. A fragment that
    stands in a shared one is not counted again.
    """
    class_ = _Class(copies, frozenset(released))
    pairs = [pair for left, right in class_.candidates() if (pair := class_.pair(left, right)).shared]
    pairs.sort(key=lambda pair: (-pair.weight, pair.left, pair.right))
    return pairs[:most]


class _Class:
    def __init__(self, copies: Mapping[str, Sequence[Fragment]], released: frozenset[str]) -> None:
        self.copies = copies
        self.places = {student: _places(roots, released) for student, roots in copies.items()}
        self.frequency = Counter(digest for places in self.places.values() for digest in places)
        self.rare = max(2, COMMON * len(copies))

    def candidates(self) -> Iterator[tuple[str, str]]:
        """The pairs that have at least one rare fragment in common."""
        owners: dict[str, list[str]] = defaultdict(list)
        for student, places in self.places.items():
            for digest in places:
                owners[digest].append(student)
        limit = min(CROWD, self.rare)
        crowds = {tuple(sorted(students)) for students in owners.values() if 1 < len(students) <= limit}
        yield from sorted({pair for students in crowds for pair in combinations(students, 2)})

    def pair(self, left: str, right: str) -> Pair:
        """What these two share; what many have is passed over, with all that is in it."""
        ours, theirs = self.places[left], self.places[right]
        found: dict[str, Shared] = {}
        waiting = [*reversed(self.copies[left])]
        while waiting:
            fragment = waiting.pop()
            if fragment.digest not in ours or fragment.digest not in theirs:
                waiting += reversed(fragment.parts)
            elif self.frequency[fragment.digest] <= self.rare:
                found.setdefault(fragment.digest, self._shared(fragment, theirs[fragment.digest]))
        return Pair(left, right, tuple(sorted(found.values(), key=lambda one: -one.weight)))

    def _shared(self, left: Fragment, right: Fragment) -> Shared:
        count = self.frequency[left.digest]
        return Shared(left, right, count, left.size * math.log2((len(self.copies) + 1) / count))


def _places(roots: Sequence[Fragment], released: frozenset[str]) -> dict[str, Fragment]:
    """The fragments of a copy that say something and were not handed out; the first of each form."""
    places: dict[str, Fragment] = {}
    for root in roots:
        for fragment in root.walk():
            if fragment.size >= SMALLEST and fragment.digest not in released:
                places.setdefault(fragment.digest, fragment)
    return places
