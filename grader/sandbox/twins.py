"""Twins: different values with one hash, of which ten thousands would keep a set busy for minutes."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

MOST = 200  # values that may share one hash


def share_a_hash(keys: Sequence[Any]) -> bool:
    """Whether too many of these keys, all different, have the same hash."""
    return len(keys) > MOST and max(Counter(map(hash, keys)).values()) > MOST


def are_many(values: Sequence[Any]) -> bool:
    """The same of values that may be equal, or have no hash: a test may yet make a set of them."""
    if len(values) <= MOST:
        return False
    alike: dict[int, list[Any]] = defaultdict(list)
    for value in values:
        with suppress(TypeError):  # a list in a tuple has no hash
            alike[hash(value)].append(value)
    groups = (group for group in alike.values() if len(group) > MOST)
    return any(sum(value != group[0] for value in group) > MOST for group in groups)


def numbers_in(array: Any) -> list[Any]:
    """The items of an array that may share a hash with many others."""
    return list(array.ravel().tolist()) if array.dtype.kind == "c" else []
