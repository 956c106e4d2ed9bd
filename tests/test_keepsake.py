"""What functions of a copy change while they are tried is put back, in place, before the next question."""

import sys

import pytest

from grader.sandbox.console import Script
from grader.sandbox.stage import Stage

START = """
import numpy as np
from collections import Counter, deque

mots = ["un", "deux", "trois"]
dico = {"a": [1, 2]}
vus = {1, 2}
octets = bytearray(b"ab")
tableau = np.zeros((2, 2))
compte = Counter("aab")
file = deque([1, 2], maxlen=2)
grille = [[1, 2], [3]]
alias = mots
total = 0

class Partie:
    jouees = 0
    toutes = []
    def __init__(self):
        self.coups = []
        self.score = 0

partie = Partie()

def avec_memoire(x, L=[]):
    L.append(x)
    return len(L)

def compteur():
    n = 0
    tous = []
    def suivant():
        nonlocal n
        n += 1
        tous.append(n)
        return n, len(tous)
    return suivant

suivant = compteur()

def note():
    note.appels = getattr(note, "appels", 0) + 1
    return note.appels

def tout():
    return (mots, dico, vus, bytes(octets), tableau.tolist(), dict(compte), list(file), grille, total,
            Partie.jouees, Partie.toutes, partie.coups, partie.score, "neuf" in globals(), len(Partie.__dict__))
"""
SPOILS = """
def abime():
    global mots, total, neuf
    mots.clear()
    dico["a"].pop()
    dico["b"] = 1
    vus.add(3)
    octets[:] = b"zzz"
    tableau[0, 0] = 9
    compte["z"] += 1
    file.append(5)
    grille[0].append(9)
    grille.append([])
    total = 7
    mots = None
    neuf = 1
    Partie.jouees += 1
    Partie.toutes.append(1)
    Partie.autre = 1
    partie.coups.append(1)
    partie.score = 3
    partie.nouveau = 2
"""


@pytest.fixture
def stage():
    stage = Stage(["tout", "abime", "suivant", "note", "avec_memoire"])
    for number, source in enumerate([START, SPOILS], 1):
        stage.run_cell(number, source, lambda statement: False)
    assert not stage.faults
    stage.settle()
    stage.remember()
    stage.begin(1)
    return stage


def call(stage, name, *args):
    (played,) = stage.play(stage.target(name), [args], Script)
    assert played.status == "returned", played.error
    return played.value


def test_everything_that_was_changed_is_as_it_was(stage):
    before = repr(call(stage, "tout"))
    call(stage, "abime")
    assert repr(stage.names["total"]) == "7"
    stage.begin(2)
    assert repr(call(stage, "tout")) == before
    assert vars(stage.names["partie"]) == {"coups": [], "score": 0}


def test_containers_stay_the_same_objects(stage):
    mots = stage.names["mots"]
    call(stage, "abime")
    assert mots == []
    stage.begin(2)
    assert stage.names["mots"] is stage.names["alias"] is mots
    assert mots == ["un", "deux", "trois"]


def test_nothing_is_put_back_within_a_question(stage):
    call(stage, "abime")
    stage.begin(1)
    assert stage.names["total"] == 7


@pytest.mark.parametrize(
    ("name", "args", "first", "second"),
    [("avec_memoire", (0,), 1, 2), ("suivant", (), (1, 1), (2, 2)), ("note", (), 1, 2)],
)
def test_what_a_function_remembers_is_forgotten_as_a_whole(stage, name, args, first, second):
    assert [call(stage, name, *args) for _ in range(2)] == [first, second]
    stage.begin(2)
    assert [call(stage, name, *args) for _ in range(2)] == [first, second]


def test_no_equality_of_the_copys_is_asked_for():
    stage = Stage(["f"])
    source = """
class Piege:
    def __eq__(self, other): raise SystemExit
    def __hash__(self): return 1
    def __getattribute__(self, name): raise SystemExit
pieges = [Piege()]
dico = {Piege(): Piege()}
def f():
    pieges.append(Piege())
    return len(pieges)
"""
    stage.run_cell(1, source, lambda statement: False)
    stage.settle()
    stage.remember()
    stage.begin(1)
    assert call(stage, "f") == 2
    stage.begin(2)
    assert call(stage, "f") == 2


def test_huge_data_is_left_alone():
    stage = Stage(["f"])
    stage.run_cell(1, "grand = [0] * (1 << 21)\nmots = ['un']", lambda statement: False)
    stage.settle()
    stage.remember()
    assert {id(stage.names["grand"]), id(stage.names["mots"])} & stage.keepsake.kept.keys() == {
        id(stage.names["mots"])
    }


def test_names_of_python_are_there_all_the_time(stage):
    seen = []
    builtins_ = dict(stage.names["__builtins__"])

    def look(frame, event, arg):
        if "len" not in frame.f_builtins:
            seen.append(frame.f_lineno)
        return look

    call(stage, "abime")
    sys.settrace(look)
    try:
        stage.begin(2)
    finally:
        sys.settrace(None)
    assert not seen
    assert stage.names["__builtins__"] == builtins_
