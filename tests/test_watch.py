"""The watch: what a guest makes the host do is held to the same limit as what it does itself."""

import time

import pytest

from grader import callbacks
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
