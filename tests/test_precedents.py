"""Precedents: what earlier copies asked is answered in one frame, and never otherwise than the correction does."""

import pickle

import pytest

from grader.callbacks import Callbacks
from grader.player import LocalPlayer
from grader.precedents import FOLLOWING, MOST, ROOM, Precedents

SOURCE = """
import random
calls = []
def double(x):
    calls.append(x)
    return x * 2
def spoil(words):
    words.append("x")
    return len(words)
def chance(x):
    return random.random()
def refuse(x):
    raise ValueError
"""
NAMES = ["double", "spoil", "chance", "refuse"]


@pytest.fixture
def correction():
    return LocalPlayer(SOURCE, NAMES)


@pytest.fixture
def copy(correction):
    """Makes another copy, which asks the same correction."""

    def made():
        asked = Callbacks(correction, NAMES, 1, steady=["double", "spoil", "refuse"])
        return lambda name, *args: asked({"callback": name, "args": [*args], "kwargs": {}})

    return made


def test_next_copy_is_told_at_once_what_the_first_asked(copy, correction):
    first, second = copy(), copy()
    for number in (1, 2, 3):
        assert first("double", number)["value"] == 2 * number
    assert second("double", 1) == {"value": 2, "ahead": [[[2], 4], [[3], 6]]}
    assert second("double", 2) == {"value": 4, "ahead": []}
    assert correction.apart.stage.names["calls"] == [1, 2, 3]


def test_what_looks_equal_is_another_question(copy):
    first, second = copy(), copy()
    assert first("double", 1)["value"] == 2
    for value in (True, 1.0, "1"):
        answer = second("double", value)
        assert (answer["value"], type(answer["value"])) == (value * 2, type(value * 2))


def test_correction_that_changes_its_argument_spoils_no_precedent(copy):
    first, second = copy(), copy()
    assert first("spoil", ["a"])["value"] == 2
    assert first("spoil", ["b"])["value"] == 2
    assert second("spoil", ["a"]) == {"value": 2, "ahead": [[[["b"]], 2]]}


def test_chance_is_asked_anew(copy):
    first, second = copy(), copy()
    first("chance", 1)
    first("chance", 2)
    assert second("chance", 2)["ahead"] == []


def test_refusals_are_not_kept(copy, correction):
    copy()("refuse", 1)
    assert not correction.apart.precedents("refuse").log


def test_precedents_are_few_and_small():
    many, long = Precedents(), Precedents()
    for number in range(2 * MOST):
        many.add(pickle.dumps([number]), number)
        long.add(pickle.dumps(["x" * 1000 + str(number)]), number)
    assert len(many.log) == MOST
    assert 10 < len(long.log) <= ROOM // 1000


def test_only_what_came_soon_after_is_told(copy):
    first, second = copy(), copy()
    for number in range(200):
        first("double", [number])
    ahead = second("double", [100])["ahead"]
    assert [question for question, _ in ahead] == [[[number]] for number in range(101, 101 + FOLLOWING)]
