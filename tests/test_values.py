"""A value that is an answer is read as it was made, whatever the examples after it do to it."""

import pytest

from grader.sandbox.stage import Stage

TAKES = """
def tire(L):
    return L.pop()
def vide():
    global mots5
    mots5.clear()
    mots5 = []
"""
MADE = ["un", "deux", "trois"]


def value(*cells, supplied=None):
    stage = Stage(["mots5", "tire", "vide"])
    if supplied:
        stage.supply("mots5", lambda: list(supplied))
    for number, source in enumerate([TAKES, *cells], 1):
        stage.run_cell(number, source, lambda statement: False)
    assert not stage.faults, stage.faults
    stage.settle()
    return stage.names["mots5"]


@pytest.mark.parametrize(
    "example",
    [
        "tire(mots5)",
        "print(tire(mots5))",
        "for _ in range(3): tire(mots5)",
        "vide()",
        "x = [tire(mots5), tire(mots5)]",
        "L = mots5\ntire(L)",
        "def essai():\n    return tire(mots5)",
        "assert tire(mots5) == 'trois'",
        "if len(mots5) == 3:\n    print(tire(mots5), len(mots5))",
    ],
)
def test_example_that_spoils_the_value_costs_nothing(example):
    made = f"mots5 = {MADE}"
    assert value(made, example) == MADE
    assert value(made, example, "print(len(mots5))", "x = 1", "for m in mots5: print(m)") == MADE


@pytest.mark.parametrize(
    "cells",
    [
        ["mots5 = []", "for m in ['un', 'deux', 'trois']: mots5.append(m)"],
        ["mots5 = []", "L = ['trois', 'deux', 'un']\nwhile L: mots5.append(tire(L))"],
        ["mots5 = ['un', 'deux', 'trois', 'dix']", "mots5.remove('dix')"],
        ["mots5 = ['un', 'deux', 'trois', 'dix']", "del mots5[3]"],
        ["mots5 = ['un', 'deux', 'dix']", "mots5[2] = 'trois'"],
        ["mots5 = ['trois', 'deux', 'un']", "mots5.reverse()"],
        ["mots5 = []", "def remplit(L):\n    L += ['un', 'deux', 'trois']", "remplit(mots5)"],
        ["mots5 = []", "def remplit():\n    mots5.extend(['un', 'deux', 'trois'])", "remplit()"],
        [
            "mots5 = []",
            "def remplit():\n    L = ['trois', 'deux', 'un']\n    while L: mots5.append(tire(L))",
            "remplit()",
        ],
        ["mots5 = []", "def remplit():\n    global mots5\n    mots5 = ['un', 'deux', 'trois']", "remplit()"],
        ["mots5 = ['un', 'deux', 'trois', 'dix']", "tire(mots5)", "mots5 = mots5[:3]"],
        ["mots5 = ['un']", "mots5 += ['deux', 'trois']"],
        ["mots5 = ['un']", "L = mots5\nL += ['deux', 'trois']"],
        ["mots5 = ['un']", "import operator\noperator.iadd(mots5, ['deux', 'trois'])"],
    ],
)
def test_value_may_be_made_in_several_steps(cells):
    assert list(value(*cells)) == MADE


def test_value_put_back_is_the_same_object():
    stage = Stage(["mots5", "tire"])
    stage.run_cell(1, TAKES + "mots5 = ['un']\nautre = mots5\ntire(autre)", lambda statement: False)
    stage.settle()
    assert stage.names["mots5"] is stage.names["autre"]
    assert stage.names["autre"] == ["un"]


def test_supplied_value_is_not_spoilt_by_an_example_either():
    assert value("mots5 = []", "vide()", supplied=MADE) == MADE
    assert value("mots5 = []", "def remplit():\n    mots5.append('dix')", "remplit()", supplied=MADE) == MADE
    assert value("mots5 = ['dix']", "x = 1", supplied=MADE) == MADE


def test_value_without_content_may_be_made_again():
    assert value("mots5 = ('un',)", "vide = 1", "mots5 = ('deux',)") == ("deux",)
