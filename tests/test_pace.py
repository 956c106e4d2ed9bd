"""A polite run: how many cores, what part of their time; rests between copies."""

import pytest

from grader.errors import UsageError
from grader.pace import Pace, paced
from grader.plan import Plan

PLAN = Plan("tp")


@pytest.mark.parametrize(
    ("limit", "jobs", "hands", "share"),
    [
        ("", 4, 0, 1.0),
        ("1", 4, 1, 1.0),
        ("1.5", 4, 2, 0.75),
        ("1.5", 1, 1, 1.0),
        ("0,25", 4, 1, 0.25),
        ("50%", 4, 2, 1.0),
        ("50%", 1, 1, 1.0),
        ("10 %", 4, 1, 0.4),
        ("100%", 4, 4, 1.0),
        ("16", 4, 4, 1.0),
        ("50%", 0, 0, 0.5),
        ("200%", 0, 0, 1.0),
        ("2.5", 0, 3, 2.5 / 3),
    ],
)
def test_limit_is_so_many_processes_and_a_share_of_their_time(limit, jobs, hands, share):
    plan = paced(PLAN, limit, jobs, machine=4)
    assert (plan.hands, plan.share) == (hands, pytest.approx(share))


@pytest.mark.parametrize("limit", ["0", "0%", "-1", "half", "50%%", "%", "1e3", "nan"])
def test_what_is_no_limit_is_told(limit):
    with pytest.raises(UsageError, match="number of cores"):
        paced(PLAN, limit, 4, 4)


def slept(share, wall_s, here_s, elsewhere_s):
    """How long a process rests after a copy that took this."""
    rests, clock, used = [], iter([0.0, wall_s]), iter([0.0, here_s])
    pace = Pace(share, lambda: next(clock), lambda: next(used), rests.append)
    pace.rest(elsewhere_s)
    return rests


def test_process_rests_until_its_share_is_kept():
    assert slept(0.5, wall_s=1.0, here_s=0.4, elsewhere_s=0.6) == [1.0]
    assert slept(0.25, wall_s=1.0, here_s=0.5, elsewhere_s=0.0) == [1.0]
    assert slept(0.5, wall_s=3.0, here_s=0.4, elsewhere_s=0.6) == []  # others were there already
    assert slept(1.0, wall_s=1.0, here_s=1.0, elsewhere_s=1.0) == []
