"""When two answers are the same: the family of right answers, plain values compared without surprises."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable
from typing import Any

import numpy as np

from grader.sandbox.imprint import alike

TOLERANCE = 1e-9
WRITTEN_OUT = 1e30  # a float that is a larger integer would take up to 309 digits
SEQUENCES = (list, tuple)
NUMBERS = frozenset({int, float})
ATOMS = frozenset({str, int, bool, type(None)})  # that `repr` writes as `canonical` does


def equivalent(got: Any, expected: Any, tolerance: float = TOLERANCE) -> bool:
    """Whether `got` is `expected` or of its family.

    A list, a tuple and an array of the same items are the same; so are an int and a float of the same value
    (within `tolerance`, relative and absolute). A bool is only a bool, a text only a text.
    """
    if type(expected) in SEQUENCES and _identical(got, expected):
        return True
    got, expected = unarrayed(got), unarrayed(expected)
    if type(expected) is OneOf:
        return any(equivalent(got, choice, tolerance) for choice in expected.choices)
    if type(expected) in SEQUENCES:
        return type(got) in SEQUENCES and _same_items(got, expected, tolerance)
    if type(expected) in (int, float):
        return type(got) in (int, float) and _close(got, expected, tolerance)
    if type(expected) is dict:
        return type(got) is dict and _same_pairs(got, expected, tolerance)
    if type(expected) in (set, frozenset):
        return type(got) in (set, frozenset) and bool(got == expected)
    return type(got) is type(expected) and bool(got == expected)


def _identical(got: Any, expected: Any) -> bool:
    """Whether both are written alike: quickly seen for a large list, and then all is equal."""
    try:
        return type(got) is type(expected) and alike(got) == alike(expected)
    except ValueError:  # something in it has to be looked at
        return False


def unarrayed(value: Any) -> Any:
    """An array as nested lists, a NumPy scalar (the correction may give one) as Python's, anything else as it is."""
    return value.tolist() if isinstance(value, (np.ndarray, np.generic)) else value


def _same_items(got: Any, expected: Any, tolerance: float) -> bool:
    if _are_numbers(got) and _are_numbers(expected) and [*got] == [*expected]:
        return True
    return len(got) == len(expected) and all(
        equivalent(one, other, tolerance) for one, other in zip(got, expected, strict=True)
    )


def _are_numbers(items: Collection[Any]) -> bool:
    """Whether one look at all of them is as good as one at each: True is no number."""
    return NUMBERS.issuperset(map(type, items))


def _same_pairs(got: Any, expected: Any, tolerance: float) -> bool:
    return got.keys() == expected.keys() and all(
        equivalent(got[key], value, tolerance) for key, value in expected.items()
    )


def _close(got: float, expected: float, tolerance: float) -> bool:
    if type(got) is int and type(expected) is int:
        return got == expected
    try:
        return math.isclose(got, expected, rel_tol=tolerance, abs_tol=tolerance)
    except OverflowError:
        return False


class Like:
    """`value == like(expected)` holds for the whole family of right answers."""

    __array_ufunc__ = None  # an array on the left leaves the comparison to us
    __hash__ = None  # type: ignore[assignment]

    def __init__(self, expected: Any, tolerance: float = TOLERANCE) -> None:
        self.expected = expected
        self.tolerance = tolerance

    def __eq__(self, got: object) -> bool:
        return equivalent(got, self.expected, self.tolerance)

    def __repr__(self) -> str:
        return repr(self.expected)


class OneOf:
    """Several right answers to one call: `student.gives("f", [(x,)], [one_of([1, 2])])`."""

    __hash__ = None  # type: ignore[assignment]

    def __init__(self, choices: Iterable[Any]) -> None:
        self.choices = list(choices)

    def __eq__(self, got: object) -> bool:
        return equivalent(got, self)

    def __repr__(self) -> str:
        return " ou ".join(dict.fromkeys(map(repr, self.choices)))


def canonical(value: Any) -> Any:
    """A text that is equal for equivalent answers: what diagnosis compares."""
    value = unarrayed(value)
    if type(value) in SEQUENCES:
        return "[" + ",".join(_canonicals(value)) + "]"
    if type(value) in (set, frozenset):
        return "{" + ",".join(sorted(_canonicals(value))) + "}"
    if type(value) is dict:
        return "{" + ",".join(sorted(f"{canonical(k)}:{canonical(v)}" for k, v in value.items())) + "}"
    if type(value) is float:
        return repr(int(value)) if value.is_integer() and abs(value) < WRITTEN_OUT else f"{value:.9g}"
    if type(value).__name__ == "Handle":
        return f"<{value.type_name}>"
    return repr(value)


def _canonicals(items: Collection[Any]) -> Iterable[str]:
    """Of each item; a copy may give a million of them."""
    return map(repr if ATOMS.issuperset(map(type, items)) else canonical, items)
