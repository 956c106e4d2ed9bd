"""What is kept of a call: its text, its trace for diagnosis, the two sides of a comparison, all short enough to read."""

import numpy as np
import pytest

from grader.asking import Asked
from grader.equality import Like
from grader.player import Fault, Outcome
from grader.sandbox.wire import Handle
from grader.witness import SHOWN, Call, Witness, shown


def call(*args, outcome=None, **options):
    return Call("f", args, outcome or Outcome("returned", 1), **options)


@pytest.mark.parametrize(
    ("args", "text"),
    [
        ((), "f()"),
        (("arbre", "heure"), 'f("arbre", "heure")'),
        ((['a "b"'],), "f(['a \"b\"'])"),
        ((["a", "b"], 2), 'f(["a", "b"], 2)'),
        (("a\nb",), "f('a\\nb')"),
        ((True, None, 1.5), "f(True, None, 1.5)"),
        ((Handle(3, "Boite"),), "f(<Boite>)"),
    ],
)
def test_call_is_written_as_one_writes_it(args, text):
    assert call(*args).text == text


def test_what_was_typed_is_shown_with_the_call():
    assert call(stdin=("arbre", "heure")).text == "f(), saisies : arbre, heure"
    assert call(stdin=()).text == "f()"


def test_variable_is_shown_by_its_name():
    assert call(variable=True).text == "f"


def test_trace_holds_what_the_call_did():
    raised = Outcome("raised", fault=Fault("KeyError", 1, 2, "d[k]"))
    elsewhere = Outcome("raised", fault=Fault("KeyError", 9, 9, "autre"))
    assert call(1, outcome=raised).trace == call(1, outcome=elsewhere).trace
    assert call(1, outcome=raised).trace != call(1).trace
    assert (
        call(np.array([1]), outcome=Outcome("returned", (2,))).trace
        == call([1], outcome=Outcome("returned", [2])).trace
    )


def test_what_is_printed_is_part_of_a_trace_only_when_it_matters():
    quiet, loud = Outcome("returned", 1), Outcome("returned", 1, printed="essai\n")
    assert call(outcome=quiet).trace == call(outcome=loud).trace
    assert call(outcome=quiet, stdin=()).trace != call(outcome=loud, stdin=()).trace
    printed = Outcome("returned", None, printed="4\n")
    assert call(outcome=printed).trace != call(outcome=Outcome("returned", None)).trace


def test_disagreement_keeps_the_call_and_both_values():
    witness = Witness()
    culprit = call(2, outcome=Outcome("returned", 5))
    witness.disagreed(culprit, 4)
    assert (witness.culprit, witness.expected, witness.got) == (culprit, "4", "5")


def test_disagreement_by_an_exception_has_no_value():
    witness = Witness()
    witness.disagreed(call(outcome=Outcome("raised", fault=Fault("KeyError"))), 4)
    assert witness.got is None


def compared(op, left, right, *calls):
    witness = Witness()
    for one in calls:
        witness.saw(one)
    witness.compared(op, left, right)
    return witness.culprit, witness.got, witness.expected


def giving(value, **options):
    return call(outcome=Outcome("returned", value), **options)


def test_comparison_of_what_a_call_gave_keeps_both_sides():
    first, second = giving(value := [1]), giving([3])
    assert compared("==", value, Like((2,)), first, second) == (first, "[1]", "(2,)")
    assert compared("==", [2], value, first) == (first, "[1]", "[2]")
    assert compared("==", 7, 8, first, last := giving(7)) == (last, "7", "8")
    assert compared("is", False, True, last := giving(False)) == (last, "False", "True")
    said = call(outcome=Outcome("returned", None, printed="Perdu\n"), stdin=("a",))
    assert compared("==", "Perdu\n", "Bravo\n", said) == (said, "'Perdu\\n'", "'Bravo\\n'")


def test_comparison_of_the_values_of_a_batch_shows_the_first_that_is_wrong():
    calls = [giving("a"), giving(1), giving(2.0), giving([3])]
    values = [one.outcome.value for one in calls[1:]]
    assert compared("==", values, Like([1, 2, [4]]), *calls) == (calls[3], "[3]", "[4]")
    assert compared("==", values, [1, 5, [3]], *calls) == (calls[2], "2.0", "5")


@pytest.mark.parametrize(
    ("op", "left", "right"),
    [
        ("==", [], ["trop"]),
        ("==", ["autre"], []),
        ("==", 3, 1),
        ("==", [1, 2], [1, 3]),
        ("==", True, False),
        ("in", 1, (2, 3)),
        (">", 1, 2),
        ("!=", 1, 1),
    ],
)
def test_comparison_of_something_else_tells_nothing_of_a_call(op, left, right):
    assert compared(op, left, right, giving(4), giving(1.5), giving(1)) == (None, None, None)


def test_number_computed_in_the_assert_itself_is_not_what_the_call_gave():
    witness = Witness()
    witness.saw(giving(1))
    for explained, got in [
        ("assert 1 == 2\n +  where 1 = len([4])", None),
        (f"assert 1 == 2\n +  where 1 = {Asked('double', len)}(3)", "1"),
        ("assert 1 == 2\n +  where 1 = Outcome(status='returned', value=1).value", "1"),
        ("assert 1 == 2", "1"),
    ]:
        witness.compared("==", 1, 2)
        witness.derived(explained)
        assert witness.got == got


def test_long_value_is_cut_with_both_ends_left():
    text = shown("début" + "x" * 10_000 + "fin")
    assert len(text) <= SHOWN
    assert text.startswith("'début")
    assert text.endswith("fin'")


@pytest.mark.parametrize(
    ("value", "text"),
    [
        ({"b", "a", "c"}, "{'a', 'b', 'c'}"),
        ([{10, 9}], "[{10, 9}]"),
        (({"b", "a"},), "({'a', 'b'},)"),
        ({1: frozenset("ba")}, "{1: frozenset({'a', 'b'})}"),
        (set(), "set()"),
        ((1, 2), "(1, 2)"),
        ((), "()"),
    ],
)
def test_sets_are_written_in_the_same_order_in_every_process(value, text):
    assert shown(value) == text


def test_value_that_cannot_be_written_is_shown_by_its_type():
    class Boite:
        def __repr__(self):
            raise ValueError

    assert shown(Boite()) == "<Boite>"
    assert len(shown([1 << 100_000])) <= SHOWN
