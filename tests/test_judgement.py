"""What the tests of a question add up to: shares of the points, the first failure, and a behaviour to compare."""

from decimal import Decimal

import pytest

from grader.judgement import Judgement, Sentence, best_of
from grader.player import Outcome
from grader.witness import Call, Witness


def sentence(function, verdict="passed", case="", weight=1, calls=(), message=""):
    return Sentence(
        f"{function}{case}", function, Decimal(str(weight)), verdict, message, Witness(list(calls))
    )


def judgement(*sentences):
    return Judgement(tuple(sentences))


@pytest.mark.parametrize(
    ("sentences", "share"),
    [
        ([sentence("a"), sentence("b")], 1),
        ([sentence("a"), sentence("b", "failed")], Decimal("0.5")),
        ([sentence("a", case="[1]"), sentence("a", "failed", "[2]"), sentence("b")], Decimal("0.5")),
        ([sentence("a", "failed", "[1]"), sentence("a", case="[2]")], 0),
        ([sentence("a", weight=3), sentence("b", "failed")], Decimal("0.75")),
        ([sentence("a", "error"), sentence("b")], Decimal("0.5")),
        ([], 0),
    ],
    ids=["all", "half", "a case fails", "first case fails", "weights", "an error earns nothing", "no test"],
)
def test_test_function_counts_when_all_its_cases_pass(sentences, share):
    assert judgement(*sentences).share == share


def test_perfect_and_broken():
    assert judgement(sentence("a")).perfect
    assert not judgement(sentence("a"), sentence("b", "failed")).perfect
    assert judgement(sentence("a"), sentence("b", "error")).broken
    assert judgement().broken
    assert not judgement().perfect


def test_first_failure_is_the_first_in_order_and_never_an_error():
    found = judgement(sentence("a"), sentence("b", "error"), sentence("c", "failed"), sentence("d", "failed"))
    assert found.first_failure.id == "c"
    assert judgement(sentence("a")).first_failure is None


def test_culprit_is_the_call_that_disagreed_or_the_last_one():
    first, last = Call("f", (1,), Outcome("returned", 1)), Call("f", (2,), Outcome("returned", 2))
    one = sentence("a", "failed", calls=[first, last])
    assert one.culprit is last
    one.witness.disagreed(first, 3)
    assert one.culprit is first
    assert sentence("a", "failed").culprit is None


@pytest.mark.parametrize(
    ("status", "endless"), [("timeout", True), ("died", True), ("raised", False), ("returned", False)]
)
def test_endless_when_a_call_had_to_be_stopped(status, endless):
    assert judgement(sentence("a", "failed", calls=[Call("f", (), Outcome(status))])).endless is endless


def test_best_is_the_one_that_earns_most_and_the_first_of_equals():
    poor, rich, same = judgement(sentence("a", "failed")), judgement(sentence("a")), judgement(sentence("b"))
    assert best_of([poor, rich, same]) is rich


# -- behaviour --------------------------------------------------------------------------------------------


def seen(value, verdict="failed", args=(1,), message=""):
    return judgement(
        sentence("a", verdict, calls=[Call("f", args, Outcome("returned", value))], message=message)
    )


def test_same_calls_and_answers_of_the_same_family_are_the_same_behaviour():
    assert seen([1, 2]).signature == seen((1.0, 2)).signature


@pytest.mark.parametrize(
    "other",
    [seen([1, 3]), seen([1, 2], args=(2,)), seen([1, 2], "passed"), judgement(sentence("a", "failed"))],
)
def test_another_answer_argument_or_verdict_is_another_behaviour(other):
    assert other.signature != seen([1, 2]).signature
