"""Scrutiny: what no answer needs is found in the cells, with its line; what honest copies do is not."""

from __future__ import annotations

import time
import warnings
from pathlib import Path

import pytest

from grader.assignment import load_assignment
from grader.examples import Examples, read_examples
from grader.intake import read_copy
from grader.pupils import copies
from grader.scrutiny import Scrutiny
from tests import tiny
from tests.attacks.texts import texts

ROOT = Path(__file__).resolve().parent.parent
PAIRS = (("arbre", "heure"), ("tapis", "tapis"), ("blond", "tarif"))
EXAMPLES = Examples("Le sujet parle de inspect.", {"reponse": PAIRS, "double": ((0,), (7,), (12,), (40,))})


@pytest.fixture(autouse=True)
def english(monkeypatch):
    monkeypatch.setenv("LANGUAGE", "en")


def noticed(*cells: str, examples: Examples = EXAMPLES) -> list[tuple[int, int, str]]:
    """What is found in these cells."""
    scrutiny = Scrutiny(examples)
    scrutiny.read(enumerate(cells, 1))
    return [(one.cell, one.line, one.what) for one in scrutiny.found]


def written(*cells: str) -> dict[str, int]:
    """How many examples each answer writes out."""
    scrutiny = Scrutiny(EXAMPLES)
    scrutiny.read(enumerate(cells, 1))
    return {name: len(places) for name, places in scrutiny.written_out().items() if places}


# -- the cells --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("source", "what"),
    [
        ("import gc", "looks inside Python: gc"),
        ("import math, ctypes.util", "looks inside Python: ctypes"),
        ("from gc import get_objects", "looks inside Python: gc"),
        ("import sys\nsys._getframe()", "looks inside Python: _getframe"),
        ("from sys import _getframe", "looks inside Python: _getframe"),
        ("try: x\nexcept Exception as e: e.__traceback__.tb_frame.f_back", "looks inside Python: tb_frame"),
        ("().__class__.__base__.__subclasses__()", "looks inside Python: __subclasses__"),
        ("reponse.__globals__", "looks inside Python: __globals__"),
        ("import socket as s", "reaches out of the notebook: socket"),
        ("from subprocess import run", "reaches out of the notebook: subprocess"),
        ("import os\nos.system('ls')", "reaches out of the notebook: os.system"),
        ("from os import fork", "reaches out of the notebook: os.fork"),
        ("import grader.sandbox", "looks for the grader: grader"),
        ("from hidden_tests import test_reponse", "looks for the grader: hidden_tests"),
        ("open('/etc/passwd')", "names a file of the machine: /etc/passwd"),
        ("x = f'/proc/{3}/mem'", "names a file of the machine: /proc/"),
        ("import numpy as np\nnp.allclose = print", "replaces np.allclose"),
        ("import builtins\nbuiltins.len, x = 3, 4", "replaces builtins.len"),
        ("class T(str):\n    def __eq__(self, autre): return True", "a class with its own __eq__: T"),
        ("class T:\n    __ne__ = lambda *a: False", "a class with its own __ne__: T"),
    ],
)
def test_what_no_answer_needs_is_noticed(source, what):
    assert what in [found for _cell, _line, found in noticed(source)]


def test_place_is_the_cell_and_the_line():
    assert noticed("x = 1", "%matplotlib inline\n\n!ls\nimport gc")[0] == (2, 4, "looks inside Python: gc")


def test_cell_that_does_not_parse_is_read_in_part():
    assert (1, 3, "looks inside Python: gc") in noticed("def f(:\n    pass\nimport gc")


def test_module_imported_in_another_cell_is_known():
    assert noticed("import numpy as np", "np.allclose = print") == [(2, 1, "replaces np.allclose")]


@pytest.mark.parametrize(
    "source",
    [
        "import inspect",  # the subject speaks of it
        "import random, math\nimport numpy as np\nnp.random.seed(3)",
        "class Pile:\n    def __init__(self):\n        self.x = 1\n    def __len__(self):\n        return 3",
        "pile = Pile()\npile.x = 3",
        "import os\nos.getcwd()\nopen('/home/moi/TP7/mots.txt')",
        "system = 3\nkill = system",
        "assert (reponse('arbre', 'heure')) == '_*_re'",
        "tests = {('arbre', 'heure'): 1, ('tapis', 'tapis'): 2, ('blond', 'tarif'): 3}",
    ],
)
def test_what_honest_copies_do_is_not_noticed(source):
    assert noticed(source) == []
    assert written(source) == {}


def test_cells_that_were_given_are_not_read():
    given = "import gc\ngc.collect()"
    assert noticed(given, examples=Examples(f"texte\0{given}", {})) == []


# -- the examples, written out ----------------------------------------------------------------------------

IFS = """
def reponse(mot, proposition):
    if mot == "arbre" and proposition == "heure":
        return "_*_re"
    elif (mot, proposition) == ("tapis", "tapis"):
        return "tapis"
    if mot == "blond":
        if proposition == "tarif":
            return "_____"
"""
MATCH = """
def reponse(mot, proposition):
    match mot, proposition:
        case "arbre", "heure":
            return "_*_re"
        case ("tapis", "tapis"):
            return "tapis"
        case ("blond", "tarif"):
            return "_____"
"""
ROWS = "[(('arbre', 'heure'), 1), (('tapis', 'tapis'), 2), (('blond', 'tarif'), 3)]"


@pytest.mark.parametrize(
    "cells",
    [
        (IFS,),
        (MATCH,),
        (
            "def reponse(m, p):\n"
            "    return {('arbre', 'heure'): 1, ('tapis', 'tapis'): 2, ('blond', 'tarif'): 3}.get((m, p))",
        ),
        (
            "T = {('arbre', 'heure'): 1, ('tapis', 'tapis'): 2, ('blond', 'tarif'): 3}",
            "def reponse(m, p):\n    return T[m, p]",
        ),
        (
            "def reponse(m, p):\n    return T[m, p]",
            "T = {('arbre', 'heure'): 1, ('tapis', 'tapis'): 2, ('blond', 'tarif'): 3}",
        ),
        (
            "T = [('arbre', 'heure', 1), ('tapis', 'tapis', 2), ('blond', 'tarif', 3)]",
            "def reponse(m, p):\n    for a, b, c in T:\n        if (m, p) == (a, b):\n            return c",
        ),
        (
            "def reponse(m, p):\n    return 1 if (m, p) == ('arbre', 'heure') else 2 if m == p == 'tapis' else "
            "3 if m == 'blond' and p == 'tarif' else 4",
        ),
    ],
    ids=["ifs", "match", "dictionary", "table before", "table after", "rows", "choices"],
)  # fmt: skip
def test_answer_that_writes_out_the_examples_is_counted(cells):
    assert written(*cells) == {"reponse": 3}


@pytest.mark.parametrize(
    "source",
    [
        "def double(x):\n    if x == 0:\n        return 0\n    if x == 1:\n        return 2\n    return x + x",
        "def double(x):\n    if x == 7:\n        x = x + 1\n    return x + x",
        "def double(x):\n    if x == 7 + x:\n        return x\n    if x == 12 or x == 40:\n        return x + x",
        "def reponse(m, p):\n    if m == 'arbre':\n        return 3\n    if p == 'tarif':\n        return 4",
    ],
)
def test_answer_with_base_cases_is_not(source):
    assert sum(written(source).values()) < 2


def test_examples_are_read_in_the_code_and_in_the_prose(variant):
    examples = read_examples(
        variant(
            sujet=tiny.SUBJECT
            + "\n    Ainsi `double(7)` vaut `14`, `double(x)` non, `autre(3)`, `double(`, `double({[1]: 2})`.\n\n"
            "    ```python\n    assert double(-4.5) == -9 and double([3]) == 6\n    total(L=[2]), total([1, 5])\n    ```\n"
        )
    )
    assert examples.calls == {"double": ((7,), (-4.5,), ([3],)), "total": (([1, 5],),)}


def test_sample_copies_raise_no_suspicion():
    """Honest ones and wrong ones: a mistake is no fraud."""
    folders = [path.parent for path in ROOT.glob("assignments/*/bareme.toml")]
    assert folders
    for folder in folders:
        examples = read_examples(load_assignment(str(folder)))
        for path in sorted(folder.glob("submissions/*/*.[pi]*")):
            scrutiny = Scrutiny(examples)
            scrutiny.read((cell.index, cell.source) for cell in read_copy(path).cells if cell.kind == "code")
            assert scrutiny.found == [], path
            assert all(len(places) < 2 for places in scrutiny.written_out().values()), path


@pytest.fixture(scope="module")
def pupils(tmp_path_factory):
    """The sample class: the cells of each copy, and the examples of its subject."""
    assignment = load_assignment("tp7_wordle")
    sources = {}
    for copy in copies(assignment):
        path = tmp_path_factory.mktemp("classe") / copy.name
        path.write_text(copy.text, encoding="utf-8")
        if copy.student != "fichier_coupe":
            sources[copy.student] = [
                (cell.index, cell.source) for cell in read_copy(path).cells if cell.kind == "code"
            ]
    return sources, read_examples(assignment)


def test_sample_class_raises_suspicion_where_it_should_only(pupils):
    sources, examples = pupils
    suspected = {}
    for student, cells in sources.items():
        scrutiny = Scrutiny(examples)
        scrutiny.read(cells)
        assert all(len(places) < 2 for places in scrutiny.written_out().values()), student
        if scrutiny.found:
            suspected[student] = [one.what for one in scrutiny.found]
    assert suspected.keys() == {"tricheur", "noyau_mort"}
    assert suspected["noyau_mort"] == ["reaches out of the notebook: os._exit"]


def test_honest_copy_is_read_in_a_millisecond(pupils):
    """About 0.4 ms on the machine where it was written; the best of many, since machines are shared."""
    sources, examples = pupils
    best = 1.0
    for _ in range(20):
        begun = time.process_time()
        scrutiny = Scrutiny(examples)
        scrutiny.read(sources["eleve_modele"])
        scrutiny.written_out()
        best = min(best, time.process_time() - begun)
    assert best < 0.002


@pytest.mark.parametrize("attack", texts(), ids=lambda attack: attack.id)
def test_hostile_source_is_read_in_bounded_time(attack):
    begun = time.process_time()
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        noticed("import gc", *attack.cells, "import socket")
    assert time.process_time() - begun < 3


@pytest.mark.parametrize(
    "source",
    [
        "import gc\nx = '\\d' is 3",
        "def double(x):\n    if x == 0x" + "f" * 90_000 + ":\n        return 7",
        "def double(x):\n    return {" + "[" * 150 + "7, 12" * 10_000 + "]" * 150 + ": 3, 40: 3}",
        "def double(x):\n" + "    if x == 7:\n        return 12\n" * 2000,
        "def double(x):\n    if x == 7:\n        return 12\n"
        + "    elif x == 40:\n        return 12\n" * 1500,
        "def double(x):\n    return " + "7 if x == 12 else " * 2000 + "40",
    ],
)
def test_costly_literals_are_read_in_bounded_time(source):
    begun = time.process_time()
    noticed(source)
    assert time.process_time() - begun < 3


def test_long_cell_is_only_said_to_be_long():
    assert noticed("import gc\n" + "x = 1\n" * 20_000) == [(1, 1, "a cell too long to be read")]
