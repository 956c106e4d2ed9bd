"""Imprints: the same for the same value, and for no other one."""

from __future__ import annotations

import itertools

import numpy as np
import pytest

from grader.sandbox import wire
from grader.sandbox.imprint import alike, imprint
from grader.sandbox.stage import changes, content
from grader.sandbox.wire import Handle
from grader.shelter import Sandbox

ZEROS = [
    bytes(16), np.zeros(2), np.zeros((2, 1)), np.zeros((1, 2)), np.zeros(2, int), np.zeros(16, np.uint8), np.float64(0),
    np.zeros(4, "<U1"), np.zeros((0, 2)), np.zeros((2, 0)), 0, 0.0, -0.0, False, None, "", b"", (), [], {}, set(),
    frozenset(), 0j, "\udc80", (0,), [0], {0}, {0: 0}, {1}, {False}, 1 << 70, -(1 << 70), [1 << 70], [(0,)], [[0]], ["0"],
]  # fmt: skip


def of(value: object) -> bytes | None:
    try:
        return imprint(value)
    except ValueError:
        return None


@pytest.mark.parametrize(
    "around", [lambda value: value, lambda value: [value], lambda value: [[1, (value,)]]]
)
def test_two_values_never_have_the_same_imprint(around) -> None:
    imprints = [of(around(value)) for value in ZEROS]
    for (one, first), (other, second) in itertools.combinations(zip(ZEROS, imprints, strict=True), 2):
        assert first is None or first != second, (one, other)


def test_same_value_made_in_another_way_has_the_same() -> None:
    made, again = [["a" * 3, 7, {2, 1}], {"k": 1.5}], [["aaa", 7, {1, 2}], {"k": 3 / 2}]
    made[0].append(made[0][0])
    again[0].append("".join("aaa"))
    assert imprint(made) == imprint(again)
    turned = np.arange(6).reshape(2, 3).T
    assert imprint([turned]) == imprint([turned.copy()])


@pytest.mark.parametrize("value", [print, [object()], Handle(1, "x"), np.array([None]), {1: print}])
def test_what_is_not_plain_has_none(value) -> None:
    assert of(value) is None


def test_nested_without_end_has_none() -> None:
    deep: tuple[object, ...] = ()
    for _level in range(100_000):
        deep = (deep,)
    assert of(deep) is None


def test_tuple_is_like_a_list_of_the_same() -> None:
    assert alike([(1, 2.5), "a"]) == alike([[1, 2.5], "a"]) != alike([[1, 2], "a"])


def test_array_that_only_changes_its_shape_is_changed() -> None:
    array, inside = np.arange(4), [np.arange(4)]
    before = [content(array), content(inside)]
    array.shape = inside[0].shape = (2, 2)
    assert changes(before, [array, inside]) == (0, 1)


def test_each_copy_is_sent_its_own_arguments() -> None:
    """Arrays of the same bytes are not the same arguments."""
    shelter = object.__new__(Sandbox)
    shelter._batches = {}
    for array in (np.zeros((2, 3)), np.zeros((3, 2)), np.zeros(6), np.zeros(6, int), np.zeros((2, 3))):
        ((sent,),) = wire.loads(shelter.packed([(array,)]))
        assert sent.shape == array.shape
        assert sent.dtype == array.dtype
