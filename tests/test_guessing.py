"""Blind answers: what somebody may try who has not read the question."""

from __future__ import annotations

import ast
from decimal import Decimal

from grader.guessing import CONSTANTS, guesses
from grader.judgement import Judgement, Sentence
from grader.player import Outcome
from grader.witness import Call, Witness


def judged(name, *values):
    """A judgement in which the correction replied so."""
    witness = Witness([Call(name, (), Outcome("returned", value)) for value in values])
    return Judgement((Sentence("t", "t", Decimal(1), "passed", "", witness),))


def defined(source):
    return ast.parse(source).body[0]


def played(source, name, *arguments):
    """What a guess replies."""
    names = {}
    exec(source, names)
    return names[name](*arguments)


def test_function_is_guessed_by_constants_echoes_and_replies():
    found = {
        one.name: one.source
        for one in guesses("f", defined("def f(a, b): return a + b"), judged("f", 3, 5, 5))
    }
    assert [*found] == [
        *CONSTANTS,
        "argument 1",
        "argument 2",
        "the most frequent reply",
        "a reply at random",
    ]
    assert played(found["True"], "f", 1, 2) is True
    assert played(found["argument 2"], "f", 1, 2) == 2
    assert played(found["the most frequent reply"], "f", 1, 2) == 5
    assert played(found["a reply at random"], "f", 1, 2) in (3, 5)


def test_reply_that_cannot_be_written_down_is_not_guessed():
    found = [one.name for one in guesses("f", defined("def f(): pass"), judged("f", object(), "x" * 3000))]
    assert found == [*CONSTANTS]


def test_class_keeps_its_constructor_and_guesses_in_every_method():
    source = "class Pile:\n    def __init__(self, x):\n        self.x = x\n    def haut(self):\n        return self.x[-1]"
    found = {one.name: one.source for one in guesses("Pile", defined(source), judged("autre", 1))}
    pile = played(found["''"], "Pile", [1, 2])
    assert (pile.x, pile.haut()) == ([1, 2], "")


def test_variable_is_guessed_by_constants():
    found = {one.name: one.source for one in guesses("mots", defined("mots = [1]"), judged("f"))}
    assert [*found] == [*CONSTANTS]
    assert found["[]"] == "mots = []"
