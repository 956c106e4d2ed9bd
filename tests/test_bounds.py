"""Bounds on the grader's own time: for the correction, and for a test that strange values keep busy."""

import contextlib
import signal
import time

import pytest

from grader import session
from grader.bounds import alarm, patience
from grader.failures import Overlong
from tests import tiny


def _work(seconds):
    end = time.thread_time() + seconds
    while time.thread_time() < end:
        pass


def test_test_that_takes_too_long_is_broken_off():
    with pytest.raises(Overlong), patience(0.2):
        _work(10)
    assert signal.getitimer(signal.ITIMER_VIRTUAL) == (0, 0)


def test_whoever_swallows_it_hears_it_again():
    def stubborn():
        with contextlib.suppress(Overlong):
            _work(10)
        _work(10)

    with pytest.raises(Overlong), patience(0.2):
        stubborn()


def test_time_of_others_is_not_counted():
    with patience(0.2):
        time.sleep(0.5)


def test_alarm_within_leaves_the_one_around_it():
    def work_twice():
        with pytest.raises(TimeoutError), alarm(0.1):
            _work(10)
        _work(10)

    with pytest.raises(Overlong), patience(0.4):
        work_twice()


def test_nothing_is_left_half_put_back():
    """What is put back when the alarm rings is put back to the end."""
    done = []

    @contextlib.contextmanager
    def place():
        try:
            yield
        finally:
            _work(0.3)
            done.append("back")

    def leave():
        with place():
            pass
        _work(10)

    with pytest.raises(TimeoutError), alarm(0.1):
        leave()
    assert done == ["back"]


TEST_DOUBLE = '''
    """double(x) : deux fois x."""


    def test_fois(student, reference):
        """Ta fonction double, et de nombreuses fois."""
        for _fois in range(student.double(3)):
            reference.double(3)
        assert student.double(2) == 4
    '''


def test_copy_that_keeps_a_test_busy_fails_it(variant, grade, monkeypatch):
    monkeypatch.setattr(session, "PATIENCE_S", 0.3)
    begun = time.process_time()
    cells = tiny.answers(double="def double(x):\n    return 10**9")
    result = grade(*cells, assignment=variant(test_double=TEST_DOUBLE))
    assert tiny.question(result, "double").verdict == "failed"
    assert time.process_time() - begun < 10
