"""The family of right answers: what is the same as what, and what never is."""

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from grader.equality import Like, canonical, equivalent
from grader.sandbox.wire import Handle

SAME = [
    ([1, 2], (1, 2)),
    (np.array([1, 2]), [1, 2]),
    ([1, 2], np.array([1, 2])),
    (np.array([[1, 2], [3, 4]]), [(1, 2), [3, 4]]),
    ([np.array([1.0, 2.0])], [[1, 2]]),
    (3.0, 3),
    (3, 3.0),
    (0.1 + 0.2, 0.3),
    (np.int64(3), 3),
    (3, np.int64(3)),
    (2.5, np.float64(2.5)),
    (True, np.True_),
    (np.bool_(False), False),
    ([], ()),
    ([], np.array([])),
    ({"a": [1]}, {"a": (1.0,)}),
    ({1, 2}, frozenset({2, 1})),
    (None, None),
    ("é", "é"),
    (math.inf, math.inf),
    ([], []),
]
DIFFERENT = [
    (True, 1),
    (1, True),
    (0, False),
    ([True], [1]),
    (np.True_, 1),
    (np.array([True, False]), [1, 0]),
    ("1", 1),
    ("abc", ["a", "b", "c"]),
    (["a"], "a"),
    ([1, 2], [2, 1]),
    ([1], [1, 2]),
    ([[1, 2]], [1, 2]),
    (np.array([[1, 2]]), [1, 2]),
    (None, False),
    (None, 0),
    ([], None),
    ({"a": 1}, {"b": 1}),
    ({"a": 1}, [("a", 1)]),
    ({1}, [1]),
    (10**400, 1.0),
    (10**20, 10**20 + 1),
    (math.inf, -math.inf),
    (1.0001, 1),
    ([bytes(24)], [np.zeros(3)]),
    ([np.zeros(4)], [np.zeros((2, 2))]),
    ([np.zeros(24, np.uint8)], [np.zeros(3)]),
    ([np.arange(3).view(float)], [np.arange(3)]),
    (Handle(1, "Boite"), 1),
    (Handle(1, "Boite"), Handle(1, "Boite")),
]


@pytest.mark.parametrize(("got", "expected"), SAME)
def test_answers_of_one_family_are_equivalent(got, expected):
    assert equivalent(got, expected)
    assert got == Like(expected)


@pytest.mark.parametrize(("got", "expected"), DIFFERENT)
def test_answers_of_two_families_are_not(got, expected):
    assert not equivalent(got, expected)
    assert got != Like(expected)


@pytest.mark.parametrize(("got", "expected"), SAME)
def test_equivalent_answers_have_the_same_canonical_text(got, expected):
    assert canonical(got) == canonical(expected)


def test_not_a_number_equals_nothing():
    assert not equivalent(math.nan, math.nan)


def test_tolerance_is_what_the_test_asks_for():
    assert not equivalent(3.14, math.pi)
    assert equivalent(3.14, math.pi, 0.01)
    assert Like(math.pi, 0.01) == 3.14


def test_dictionaries_written_in_another_order_have_the_same_canonical_text():
    assert canonical({"a": 1, "b": 2}) == canonical({"b": 2, "a": 1})


def test_canonical_text_tells_bool_number_and_text_apart():
    assert len({canonical(value) for value in (True, 1, "1", [1], None, "True", {1})}) == 7


def test_array_on_the_left_is_compared_as_a_whole():
    verdict = np.array([1, 2]) == Like([1, 2])
    assert verdict is True


PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=12,
)


@given(PLAIN)
def test_every_plain_value_is_equivalent_to_itself(value):
    assert equivalent(value, value)
    assert canonical(value) == canonical(value)


@given(PLAIN, PLAIN)
def test_equivalence_goes_both_ways(one, other):
    assert equivalent(one, other) == equivalent(other, one)


@pytest.mark.parametrize(
    ("got", "expected", "same"),
    [
        ([1.0, 2], [1, 2.0], True),
        ((1, 2), [1.0, 2.0], True),
        ([True, 2], [1, 2], False),
        ([1, 2], [True, 2], False),
        ([1, 2], [1, 2, 3], False),
        ([], [], True),
        ([0.1 + 0.2, 1], [0.3, 1], True),
        ([[1.0, 0.0], [0.0, 2.0]], [[1, 0], [0, 2]], True),
        ([2**64, 1], [float(2**64), 1], True),
    ],
)
def test_rows_of_numbers(got, expected, same):
    assert equivalent(got, expected) is same
