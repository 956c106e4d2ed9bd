"""The clock of a copy: pauses cost nothing, the clocks go on, bad pauses are refused as usual."""

import asyncio
import datetime
import threading
import time

import numpy as np
import pytest

from grader.sandbox import clock as clock_
from grader.sandbox.clock import Clock

REAL = time.perf_counter


@pytest.fixture
def clock():
    real = {name: getattr(time, name) for name in dir(time) if callable(getattr(time, name))}
    select = clock_.selectors.EpollSelector.select
    clock = Clock()
    clock.wind()
    yield clock
    for name, function in real.items():
        setattr(time, name, function)
    clock_.selectors.EpollSelector.select = select


@pytest.fixture
def neighbour():
    """A thread that was there before, as pytest-xdist's."""
    end = threading.Event()
    thread = threading.Thread(target=end.wait)
    thread.start()
    yield
    end.set()
    thread.join()


def test_thread_that_was_there_before_is_not_waited_for(neighbour, clock):
    start = REAL()
    time.sleep(5)
    assert REAL() - start < 5


def test_pause_takes_no_time_and_every_clock_goes_on(clock):
    start = REAL()
    names = ("time", "monotonic", "perf_counter")
    before = [(getattr(time, name)(), getattr(time, f"{name}_ns")()) for name in names]
    time.sleep(1000)
    time.sleep(np.float64(0.5))
    for name, (seconds, nanoseconds) in zip(names, before, strict=True):
        assert 1000.5 <= getattr(time, name)() - seconds < 1010
        assert 1_000_500_000_000 <= getattr(time, f"{name}_ns")() - nanoseconds < 1_010_000_000_000
    assert REAL() - start < 5


@pytest.mark.parametrize(
    "seconds", [-1, float("nan"), 1e20, float("inf"), "1", None, datetime.timedelta(1), 1j]
)
def test_bad_pause_is_refused_as_usual(clock, seconds):
    with pytest.raises((TypeError, ValueError, OverflowError)) as real:
        clock_.REAL_SLEEP(seconds)
    with pytest.raises(real.type):
        time.sleep(seconds)


def test_asyncio_does_not_wait_either_and_keeps_the_order(clock):
    seen = []

    async def say(word, seconds):
        await asyncio.sleep(seconds)
        seen.append(word)

    async def both():
        await asyncio.gather(say("tard", 300), say("tôt", 200))
        with pytest.raises(asyncio.TimeoutError):
            await asyncio.wait_for(asyncio.sleep(1000), 500)

    start, shown = REAL(), time.monotonic()
    asyncio.run(both())
    assert seen == ["tôt", "tard"]
    assert REAL() - start < 5
    assert 800 <= time.monotonic() - shown < 900


def test_pauses_beside_a_thread_are_real(clock):
    done = []
    thread = threading.Thread(target=lambda: (time.sleep(0.05), done.append(1)))
    start = REAL()
    thread.start()
    while not done:
        time.sleep(0.01)
    thread.join()
    assert 0.05 <= REAL() - start < 5
