"""The counterexample of a question: what a call gave faces what was expected of it, or the test speaks for itself."""

import pytest

from grader.reports.card import card
from tests.tiny import answers, question

TRIPLE = "def double(x):\n    return 3 * x"


@pytest.fixture
def example(grade, variant):
    """The counterexample of a wrong answer in a test of these lines."""

    def found(*lines, answer=TRIPLE, name="double"):
        body = "".join(f"    {line}\n" for line in lines)
        test = f'"""f"""\n\n\ndef test_f(student, reference, like, one_of):\n    """Ta fonction double."""\n{body}'
        result = grade(*answers(**{name: answer}), assignment=variant(**{f"test_{name}": test}))
        return question(result, name).counterexample

    return found


def sides(one):
    return one.call, one.expected, one.got


@pytest.mark.parametrize(
    "lines",
    [
        ["assert student.double(4) == 8"],
        ["assert reference.double(4) == student.double(4)"],
        ["assert student.calls('double', [(0,), (4,)]) == [0, 8]"],
        ["assert student.calls('double', [(0,), (4,)]) == like([0, 8])"],
        ["found = student.outcome('double', 4)", "assert found.value == 8"],
        ["values = student.calls('double', [(4,), (0,)])", "assert values[0] == 8"],
    ],
)
def test_what_the_call_gave_faces_what_was_expected(example, lines):
    call, expected, got = sides(example(*lines))
    assert (call, expected, got) in [("double(4)", "8", "12"), ("double(0)", "", "")]
    if "values" not in lines[0]:
        assert expected == "8"


@pytest.mark.parametrize(
    "lines",
    [
        ["assert len({student.double(0)}) == 3"],
        ["found = {student.double(0)}", "assert len(found) > 1, 'toujours pareil'"],
        ["wrong = [x for x in [student.double(0)] if x == 0]", "assert wrong == []"],
        ["values = student.calls('double', [(0,)] * 2)", "assert values in ([1, 2], [3, 4])"],
    ],
)
def test_right_value_of_a_test_that_fails_for_another_reason_is_not_shown_against_itself(example, lines):
    assert sides(example(*lines)) == ("double(0)", "", "")


def test_error_is_told_even_if_its_words_were_inputs(example):
    lines = ["student.outcome('double', 'ligne')", "assert student.double('x') == 'xx'"]
    found = example(*lines, answer="def double(x):\n    return x.upper.lower")
    assert "AttributeError" in found.got


def test_two_values_written_alike_are_never_shown_against_each_other(example):
    lines = [
        "alike = type('Alike', (), {'__repr__': lambda self: '12'})()",
        "assert student.double(4) == alike",
    ]
    assert sides(example(*lines)) == ("double(4)", "", "")


def test_page_says_what_the_test_asks_when_there_are_no_two_sides(grade, variant):
    test = '''"""f"""


def test_f(student):
    """Ta fonction double."""
    assert len({student.double(0)}) == 3, "Ta fonction donne toujours le même nombre."
'''
    assignment = variant(test_double=test)
    result = question(grade(*answers(double=TRIPLE), assignment=assignment), "double")
    shown = card(assignment.question("double"), result, "double", 1)
    assert (shown.call, shown.comparison) == ("double(0)", None)
    assert "Ta fonction donne toujours le même nombre." in shown.lead


def test_changed_argument_is_shown_as_a_sentence(example):
    found = example(
        "student.calls('total', [([1, 2],)], untouched=True)",
        name="total",
        answer="def total(L):\n    return 2 * sum(L.pop() for _ in range(len(L)))",
    )
    assert sides(found) == (
        "total([1, 2])",
        "",
        "total modifie la liste qu'on lui donne\u00a0: fais-la travailler sur une copie.",
    )
