"""The watch: what a guest makes the host do is held to the same limit as what it does itself."""

import time

import pytest

from grader import callbacks, isolated
from grader.isolated import IsolatedPlayer
from grader.player import LocalPlayer, Request
from grader.program import Program

REFERENCE = "def lent(x):\n    while True: pass"
ASKING = """
def insiste(x):
    while True:
        try:
            lent(x)
        except Exception:
            pass
"""


@pytest.fixture
def asking(sandbox, monkeypatch):
    monkeypatch.setattr(callbacks, "LONGEST_S", 0.2)
    program = Program(("lent", "insiste"), ((1, ASKING),))
    player = IsolatedPlayer(sandbox, program, LocalPlayer(REFERENCE, ("lent",)), ("lent",), cpu_s=0.3)
    player.run()
    yield player
    player.close()


def test_questions_that_keep_the_host_busy_end_with_the_limit_of_one_request(asking):
    begun = time.process_time()
    (outcome,) = asking.call(Request("insiste", [(1,)]))
    assert outcome.status == "timeout"
    assert time.process_time() - begun < 1.2  # three questions of 0.2 s pass the limit of 0.6 s


def test_what_the_host_did_for_a_copy_counts_among_what_the_copy_may_use(asking):
    asking.call(Request("insiste", [(1,)]))
    assert asking.lessons.idle_s > 0.5


AWAKE = """
import os, select, struct

def veille(x):
    os.write(3, struct.pack("<I", 1_000_000))
    while True:
        os.write(3, b"x")
        for _ in range(20_000):
            pass
        select.select([], [], [], 0.0485)
"""
SLOW = """
import select

def attend(x):
    select.select([], [], [], 0.25)
    return x
"""


@pytest.fixture
def play(sandbox):
    players = []

    def played(source, name):
        program = Program((name,), ((1, source),))
        players.append(IsolatedPlayer(sandbox, program, LocalPlayer("", ()), cpu_s=0.3))
        return players[-1]

    yield played
    for player in players:
        player.close()


def test_sleeper_that_is_awake_at_each_look_is_stopped_all_the_same(play):
    begun = time.monotonic()
    (outcome,) = play(AWAKE, "veille").call(Request("veille", [(1,)]))
    assert outcome.status in ("timeout", "died")
    assert time.monotonic() - begun < 3


def test_copy_that_waits_in_each_call_is_not_waited_for_without_end(play, monkeypatch):
    monkeypatch.setattr(isolated, "COPY_STEPS", 5)  # times 0.3 s
    player = play(SLOW, "attend")
    statuses = [player.call(Request("attend", [(n,)]))[0].status for n in range(12)]
    assert statuses[0] == "returned"
    assert statuses[-1] == "died"


BUSY = """
import time

def calcule(x):
    end = time.process_time() + 0.2
    while time.process_time() < end:
        pass
    return x
"""


def test_question_of_many_slow_calls_is_not_waited_for_without_end(play, monkeypatch):
    monkeypatch.setattr(isolated, "QUESTION_STEPS", 3)  # times 0.3 s
    player = play(BUSY, "calcule")
    statuses = [player.call(Request("calcule", [(n,)]))[0].status for n in range(9)]
    assert (statuses[0], statuses[-1]) == ("returned", "timeout")
    player.turn()
    assert player.call(Request("calcule", [(1,)]))[0].status == "returned"


def test_copy_that_computes_in_each_call_has_its_time_and_no_more(play, monkeypatch):
    monkeypatch.setattr(isolated, "COPY_STEPS", 4)
    player = play(BUSY, "calcule")
    statuses = []
    for n in range(12):
        player.turn()
        statuses.append(player.call(Request("calcule", [(n,)]))[0].status)
    assert (statuses[0], statuses[-1]) == ("returned", "died")


def test_what_a_copy_made_the_tests_do_counts_too(play):
    player = play(SLOW, "attend")
    assert player.call(Request("attend", [(1,)]))[0].status == "returned"
    player.waste(60)
    assert player.call(Request("attend", [(1,)]))[0].status == "died"
