"""Helping: helped players share a guest where that gives nothing away, and only there."""

import pytest

from grader.helping import MOST, Helpers
from grader.isolated import IsolatedPlayer
from grader.player import LocalPlayer, Request
from grader.program import Program

NAMES = ("double", "triple", "six", "last")
REFERENCE = """
def double(x): return 2 * x
def triple(x): return 3 * x
def six(x): return double(triple(x))
def last(x): return x
"""
# Wrong, and a thief: what it hears from the correction, it keeps where no world of a copy ends.
COPY = """
import sys
def double(x): return 0
def triple(x): return 0
def kept(): return sys.modules.setdefault("kept", [])
def six(x):
    kept().append((triple(x), double(x)))
    return kept()[-1]
def last(x): return kept()
"""
ALLOWED = {"double": (), "triple": (), "six": ("double", "triple"), "last": ("six",)}  # in this order


@pytest.fixture
def helpers(sandbox):
    correction = LocalPlayer(REFERENCE, NAMES)
    program = Program(NAMES, ((1, COPY),))

    def make(needs):
        return IsolatedPlayer(sandbox, program, correction, needs, cpu_s=1.0)

    made = Helpers(make(()), make, ALLOWED)
    yield made
    made.close()
    made.main.close()


def value(player, name, *args):
    (outcome,) = player.call(Request(name, [args]))
    assert outcome.status == "returned", outcome
    return outcome.value


def test_each_player_is_helped_with_what_it_is_told(helpers):
    assert value(helpers.player("six", ["double"]), "six", 5) == (0, 10)
    assert value(helpers.player("six", ["triple"]), "six", 5) == (15, 0)
    assert value(helpers.player("six", ["double", "triple"]), "six", 5) == (15, 10)
    assert value(helpers.player("six", ["double"]), "six", 5) == (0, 10)


def test_players_share_a_guest(helpers):
    one, other = helpers.player("six", ["double"]), helpers.player("six", ["triple"])
    assert value(one, "six", 1)
    assert value(other, "six", 1)
    assert one.main.guest is other.main.guest is not None
    assert helpers.player("six", ["double"]) is one


def test_answers_are_kept_from_questions_that_may_not_have_them(helpers):
    value(helpers.player("six", ["double"]), "six", 5)
    last = helpers.player("last", ["six"])
    assert value(last, "last", 5) == []


def test_main_guest_helps_with_what_all_later_questions_may_have(helpers):
    assert value(helpers.main, "last", 5) == []
    last = helpers.player("last", ["six"])
    assert value(last, "last", 5) == []
    assert last.main is helpers.main
    assert not helpers.hosts
    helpers.player("six", ["double"])
    assert len(helpers.hosts) == 1


def test_data_files_go_with_the_help(helpers):
    for needs, expected in ((["double"], (0, 10)), (["triple"], (15, 0))):
        world = helpers.player("six", needs).with_files({"mots.txt": "un"})
        assert value(world, "six", 5) == expected


def test_player_whose_guest_died_is_helped_as_before(helpers):
    player = helpers.player("six", ["double"])
    other = helpers.player("six", ["triple"])
    assert value(other, "six", 5) == (15, 0)
    player.main.guest.kill("died")
    assert other.call(Request("six", [(5,)]))[0].status == "died"
    assert value(player, "six", 5) == (0, 10)
    assert value(other, "six", 5) == (15, 0)


def test_guests_are_few_and_all_closed(helpers):
    helpers.allowed = {**ALLOWED, "triple": ("double",), "end": ()}
    for question, wrong in (("six", ["triple"]), ("last", ["six"]), ("triple", ["double"])):
        helpers.player(question, wrong).run()
    assert len(helpers.hosts) == MOST
    guests = [host.guest for host in helpers.hosts]
    helpers.close()
    assert all(guest.ended for guest in guests)
