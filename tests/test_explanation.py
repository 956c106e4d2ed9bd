"""Explanation: which known wrong answer accounts for the wrong replies of a copy, and when none is sure to."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from grader.explanation import accounts, double_explanation, whole_explanation
from grader.replies import of_value

ASKED = range(20)

Function = Callable[[int], object]


def played(function: Function) -> dict[str, str]:
    """What the function replies to the numbers; an error is a reply."""
    given = {}
    for number in ASKED:
        try:
            given[str(number)] = of_value(function(number))
        except ValueError:
            given[str(number)] = "raised"
    return given


def named(copy: Function, right: Function, **known: Function) -> str | tuple[str, ...] | None:
    """What is named of a copy, the wrong answers being these."""
    read = {call: {reply} for call, reply in played(copy).items()}
    answer = played(right)
    found = accounts(read, {name: played(function) for name, function in known.items()}, answer)
    return whole_explanation(found, answer) or double_explanation(found, answer) or None


def double(x: int) -> int:
    return 2 * x


def triple(x: int) -> int:
    return 3 * x


def stops_at_nine(x: int) -> int:
    if x == 9:
        raise ValueError
    return 3 * x


def test_copy_that_is_right_where_the_wrong_answer_stops_makes_its_mistake() -> None:
    assert named(triple, double, stops_at_nine=stops_at_nine) == "stops_at_nine"


def test_wrong_answer_that_nearly_always_stops_explains_nothing() -> None:
    def stops(x: int) -> int:
        if x > 6:
            raise ValueError
        return 3 * x

    assert named(triple, double, stops=stops) is None
    assert named(lambda x: None, double, nothing=lambda x: None) is None


def test_copy_with_a_reply_of_its_own_is_not_wholly_explained() -> None:
    assert named(lambda x: 3 * x if x < 19 else 1, double, triple=triple) is None


def test_copy_that_is_right_more_often_makes_the_mistake_all_the_same() -> None:
    assert named(lambda x: 3 * x if x != 4 else 8, double, triple=triple) == "triple"
    assert named(lambda x: 3 * x if x % 2 else 2 * x, double, triple=triple) is None


def test_two_wrong_answers_that_explain_a_copy_leave_it_unclear() -> None:
    def but_one(x: int) -> int:
        return 3 * x if x != 5 else 0

    assert named(lambda x: 3 * x if x != 7 else 14, double, triple=triple, but_one=but_one) is None
    assert named(triple, double, triple=triple, but_one=but_one) == "triple"


def test_few_replies_alike_prove_nothing() -> None:
    def right_until(limit: int) -> Function:
        return lambda x: 2 * x if x < limit else 3 * x

    assert named(right_until(17), double, late=right_until(17)) is None
    assert named(right_until(15), double, late=right_until(15)) == "late"


def test_true_and_false_must_agree_everywhere() -> None:
    assert named(lambda x: x == 3, lambda x: x % 2 == 0, never=lambda x: False) is None
    assert named(lambda x: False, lambda x: x % 2 == 0, never=lambda x: False) == "never"


# -- two mistakes -----------------------------------------------------------------------------------------


def forgets_the_small(x: int) -> int:
    return 0 if 0 < x < 5 else 2 * x


def forgets_the_large(x: int) -> int:
    return 0 if x > 15 else 2 * x


def test_two_mistakes_that_show_apart_are_both_named() -> None:
    found = named(
        lambda x: 0 if 0 < x < 5 or x > 15 else 2 * x,
        double,
        small=forgets_the_small,
        large=forgets_the_large,
    )
    assert found == ("large", "small")


def test_mistake_is_named_where_another_one_shows_besides() -> None:
    def tripled_or_less(x: int) -> int:
        return -1 if x > 15 else 3 * x

    assert named(tripled_or_less, double, triple=triple, large=forgets_the_large) == ("triple",)
    assert named(tripled_or_less, double, triple=triple) is None
    assert named(tripled_or_less, double, triple=triple, small=forgets_the_small) is None


def test_dictionary_of_arrays_is_a_reply() -> None:
    assert of_value({"a": np.zeros(2), "b": np.array([])}) != of_value({"a": np.ones(2)})
    assert of_value({"a": 0, "b": 0.0}) == of_value({}) != of_value({"a": False})
