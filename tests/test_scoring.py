"""From points to a mark: decimal, halves up, once."""

from decimal import Decimal
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grader.assignment import MarkScale
from grader.results import QuestionResult
from grader.scoring import mark, note, rounded, total, written


def dec(text):
    return Decimal(text)


@pytest.mark.parametrize(
    ("value", "step", "result"),
    [
        ("0.125", "0.01", "0.13"), ("0.135", "0.01", "0.14"), ("2.675", "0.01", "2.68"), ("1.005", "0.01", "1.01"),
        ("11.25", "0.5", "11.5"), ("11.24", "0.5", "11"), ("11.75", "0.5", "12"), ("0.25", "0.5", "0.5"),
        ("13.5", "1", "14"), ("12.5", "1", "13"), ("7.13", "0.25", "7.25"), ("0", "0.5", "0"), ("-0.125", "0.01", "-0.13"),
    ],
)  # fmt: skip
def test_value_is_rounded_to_the_nearest_step_and_halves_go_away_from_zero(value, step, result):
    assert rounded(dec(value), dec(step)) == dec(result)


@pytest.mark.parametrize(
    ("points", "most", "scale", "result"),
    [
        ("5", "10", MarkScale(), "10"),
        ("10", "10", MarkScale(), "20"),
        ("1", "3", MarkScale(), "6.5"),
        ("2", "3", MarkScale(), "13.5"),
        ("5.625", "10", MarkScale(), "11.5"),
        ("7", "7", MarkScale(dec("10"), dec("0.1")), "10"),
        ("1", "7", MarkScale(dec("10"), dec("0.1")), "1.4"),
        ("0", "0", MarkScale(), "0"),
    ],
)
def test_mark_is_on_the_scale_of_the_assignment(points, most, scale, result):
    assert mark(dec(points), dec(most), scale) == dec(result)


@pytest.mark.parametrize(
    ("value", "language", "text"),
    [
        ("11.5", "fr", "11,5"),
        ("11.50", "en", "11.5"),
        ("20", "fr", "20"),
        ("20.0", "fr", "20"),
        ("0", "fr", "0"),
        ("100", "fr", "100"),
    ],
)
def test_mark_is_written_as_in_class(value, language, text):
    assert written(dec(value), language) == text


def test_points_of_a_copy_add_up_without_error():
    tenth = QuestionResult("q", dec("0.1"), dec("1"), "partial")
    assert total([tenth] * 3) == dec("0.3")
    assert total([]) == 0


def test_note_uses_the_scale_and_the_language(mini, variant):
    from tests import tiny

    english = variant(bareme=tiny.BAREME.replace('title = "Mini"', 'title = "Mini"\n    language = "en"'))
    assert note(dec("5.75"), mini) == "11,5"
    assert note(dec("5.75"), english) == "11.5"


POINTS = st.decimals(0, 20, places=2)
STEPS = st.sampled_from([Decimal("0.01"), Decimal("0.1"), Decimal("0.25"), Decimal("0.5"), Decimal(1)])


@given(POINTS, st.decimals("0.5", 40, places=2), STEPS)
def test_mark_is_the_nearest_step_and_halves_go_up(points, most, step):
    points = min(points, most)
    found = mark(points, most, MarkScale(Decimal(20), step))
    exact = Fraction(points) * 20 / Fraction(most)
    assert found % step == 0
    assert (
        -Fraction(step) / 2 < exact - Fraction(found) < Fraction(step) / 2
        or Fraction(found) - exact == Fraction(step) / 2
    )


@given(POINTS, POINTS, STEPS)
def test_more_points_never_make_a_lower_mark(one, other, step):
    scale = MarkScale(Decimal(20), step)
    low, high = sorted([one, other])
    assert mark(low, Decimal(20), scale) <= mark(high, Decimal(20), scale)


@given(st.decimals(0, 1000, places=2), st.sampled_from(["fr", "en"]))
def test_written_number_reads_back(value, language):
    text = written(value, language)
    assert Decimal(text.replace(",", ".")) == value
    assert ("." if language == "fr" else ",") not in text
