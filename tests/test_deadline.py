"""Deadlines: clock changes, tolerance, a penalty that is capped; what bareme.toml may say of them."""

import datetime as dt
from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grader.deadline import Lateness, deadline
from grader.errors import AssignmentError, UsageError
from tests import tiny

HOUR, DAY = 3600, 86400


def at(text):
    return dt.datetime.fromisoformat(text).replace(tzinfo=dt.UTC)


@pytest.mark.parametrize(
    ("text", "utc"),
    [
        ("2025-03-07 18:00", "2025-03-07 17:00"),
        ("2025-07-07 18:00", "2025-07-07 16:00"),
        ("2025-03-07T18:00", "2025-03-07 17:00"),
        ("07/03/2025 18h00", "2025-03-07 17:00"),
        ("vendredi 7 mars 2025, 18h", "2025-03-07 17:00"),
        ("7 mars 2025 à 18 heures", "2025-03-07 17:00"),
        ("2025-03-07T18:00Z", "2025-03-07 18:00"),
        ("2025-03-07T18", "2025-03-07 17:00"),
        ("20250307T1800", "2025-03-07 17:00"),
        ("2025-03-07 18", "2025-03-07 17:00"),
        ("2025-03-07 1800", "2025-03-07 17:00"),
        ("march 7 2025", "2025-03-07 23:00"),
        ("2025-03-07 18:00 America/Martinique", "2025-03-07 22:00"),
        ("2025-03-29 18:00", "2025-03-29 17:00"),
        ("2025-03-30 18:00", "2025-03-30 16:00"),
        ("2025-03-30 02:30", "2025-03-30 01:30"),  # skipped: the later reading
        ("2025-10-26 02:30", "2025-10-26 01:30"),  # comes twice: the later one
        ("2025-10-26 02:30 Europe/Paris", "2025-10-26 01:30"),
        ("2025-10-26 03:30", "2025-10-26 02:30"),
        ("2025-03-07", "2025-03-07 23:00"),  # a day lasts until its end
        ("2025-03-30", "2025-03-30 22:00"),
        ("12 march 2027", "2027-03-12 23:00"),
    ],
)
def test_deadline_is_where_the_class_is(text, utc):
    assert deadline(text, "Europe/Paris") == at(utc)


@pytest.mark.parametrize("text", ["demain", "2025-02-30", "18:00", "7 mars", "-1", "\0"])
def test_what_is_no_deadline_is_told(text):
    with pytest.raises(UsageError, match="is not a date; write 2027-03-12T18:00"):
        deadline(text, "Europe/Paris")


@pytest.mark.parametrize("zone", ["Paris", "", "../../etc/passwd", "Europe/Paris\0"])
def test_what_is_no_zone_is_told(zone):
    with pytest.raises(UsageError, match="is not a time zone; write Europe/Paris"):
        deadline("2025-03-07", zone)


def test_tolerance_costs_nothing_then_lateness_counts_from_the_deadline():
    rule = Lateness(tolerance_min=Decimal(10), penalty=Decimal(1), per="hour")
    due = at("2025-03-07 17:00")
    assert [rule.late_s(due + dt.timedelta(minutes=late), due) for late in (-5, 0, 10, 11)] == [0, 0, 0, 660]
    assert [rule.taken(late * 60, Decimal(20)) for late in (10, 11, 60, 61)] == [0, 1, 1, 2]


@pytest.mark.parametrize(
    ("per", "late_s", "taken"),
    [
        ("once", 1, 2),
        ("once", 90 * DAY, 2),
        ("hour", HOUR, 2),
        ("hour", HOUR + 1, 4),
        ("day", DAY, 2),
        ("day", 9 * DAY, 5),
    ],
)
def test_penalty_for_each_unit_begun_up_to_the_cap(per, late_s, taken):
    rule = Lateness(penalty=Decimal(2), per=per, cap=Decimal(5))
    assert rule.taken(late_s, Decimal(20)) == taken


@given(st.integers(-DAY, 400 * DAY), st.decimals(0, 20, places=2), st.decimals(0, 5, places=2))
def test_no_copy_loses_more_than_it_has_or_less_for_being_later(late_s, points, penalty):
    rule = Lateness(penalty=penalty, cap=Decimal(4))
    taken = rule.taken(late_s, points)
    assert 0 <= taken <= min(points, Decimal(4))
    assert taken <= rule.taken(late_s + DAY, points)


def test_bareme_toml_says_when(variant):
    table = (
        '\n    [deadline]\n    at = 2027-03-12T18:00:00\n    zone = "Europe/Paris"\n    tolerance_min = 5\n'
        '    penalty = 0.5\n    per = "hour"\n    cap = 3\n'
    )
    rule = variant(bareme=tiny.BAREME + table).lateness
    assert rule.due() == at("2027-03-12 17:00")
    assert rule.due("2027-03-13 18:00") == at("2027-03-13 17:00")
    assert (rule.tolerance_min, rule.penalty, rule.per, rule.cap) == (5, Decimal("0.5"), "hour", 3)


def test_assignment_without_a_deadline_has_none(mini):
    assert mini.lateness.due() is None


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ('at = "demain"', "deadline.at: 'demain' is not a date"),
        ("at = 12", "must be a text"),
        ('zone = "Paris"', "deadline.zone: 'Paris' is not a time zone"),
        ("penalty = -1", "deadline.penalty: must be a number above 0"),
        ('penalty = "beaucoup"', "deadline.penalty: must be a number above 0"),
        ("cap = 0", "deadline.cap: must be a number above 0"),
        ('per = "week"', "deadline.per: must be one of once, hour, day"),
        ("tolerance = 5", "unknown key; write tolerance_min"),
    ],
)
def test_wrong_line_of_bareme_toml_is_told(variant, line, why):
    with pytest.raises(AssignmentError, match=why):
        variant(bareme=f"{tiny.BAREME}\n    [deadline]\n    {line}\n")
