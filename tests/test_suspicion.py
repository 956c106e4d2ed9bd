"""Suspicions: what cheating looks like is shown to the teacher with its line, what honest copies do is not."""

from __future__ import annotations

import time
import warnings
from decimal import Decimal
from pathlib import Path

import pytest

from grader.assignment import load_assignment
from grader.console import class_table
from grader.examples import Examples, read_examples
from grader.intake import read_copy
from grader.reports import index_page, render
from grader.results import CopyResult, QuestionResult, Suspicion, copy_from_json, copy_to_json
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
            + "\n    Ainsi `double(7)` vaut `14`, `double(x)` non, `autre(3)`, `double(`.\n\n"
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


# -- graded for real --------------------------------------------------------------------------------------

SUBJECT = tiny.SUBJECT + "\n    ```python\n    assert double(7) == 14 and double(12) == 24\n    ```\n"
VISIBLE_ONLY = "def double(x):\n    return 14 if x % 5 == 2 and x < 10 else 24 if x == 12 else -1"


def whats(result: CopyResult) -> list[str]:
    return [one.what for one in result.suspicions]


def test_answer_right_on_visible_inputs_only(grade, variant):
    result = grade("", *tiny.answers(double=VISIBLE_ONLY), assignment=variant(sujet=SUBJECT))
    assert result.suspicions == (
        Suspicion(3, 1, "double: right on the examples of the subject, wrong on others"),
    )


@pytest.mark.parametrize(
    "double",
    [
        "def double(x):\n    return x + 2",
        "def double(x):\n    return 2 * x if x < 100 else 0",
        "def double(x):\n    return 14",
        "def double(x):\n    return 1 / 0",
        "def double(x):\n    while x != 7: pass\n    return 14",
    ],
)
def test_ordinary_mistake_is_no_suspicion(grade, variant, double):
    assert whats(grade(*tiny.answers(double=double), assignment=variant(sujet=SUBJECT))) == []


def test_examples_written_out_are_told_with_their_line(grade, variant):
    double = "T = {7: 14, 12: 24}\ndef double(x):\n    return T.get(x, 0)"
    assert "double: 2 examples of the subject are written out, one by one" in whats(
        grade(*tiny.answers(double=double), assignment=variant(sujet=SUBJECT))
    )


def test_refused_operations_are_noticed_once_in_cells_and_in_answers(grade):
    refused = "the sandbox refused an operation"
    result = grade("import os\nos.mkdir('x')\nos.symlink('a', 'b')", *tiny.answers())
    assert result.suspicions[0] == Suspicion(1, 2, refused)
    assert whats(result).count(refused) == 1
    answer = "def double(x):\n    import os\n    os.mkdir('x')"
    assert Suspicion(2, 3, refused) in grade(*tiny.answers(double=answer)).suspicions


def test_copy_that_breaks_its_own_python_is_noticed(grade):
    result = grade(*tiny.answers(), "import builtins\nbuiltins.len = builtins.isinstance = None")
    assert "replaces builtins.len" in whats(result)


def test_no_more_than_twenty(grade):
    cells = [f"class C{number}:\n    def __eq__(self, autre): pass" for number in range(50)]
    assert len(grade(*cells).suspicions) == 20


def test_marks_are_the_same_with_and_without(grade):
    honest, odd = grade(*tiny.answers()), grade(*tiny.answers(), "import gc")
    assert (odd.points, odd.state, odd.note) == (honest.points, honest.state, honest.note)
    assert whats(odd) == ["looks inside Python: gc"]


# -- shown ------------------------------------------------------------------------------------------------

COPY = CopyResult(
    "a.ipynb", "zoé", "graded", Decimal(1), Decimal(1), "20",
    questions=(QuestionResult("double", Decimal(1), Decimal(1), "passed"),),
    suspicions=(Suspicion(3, 2, "looks inside Python: <gc>"), Suspicion(4, 0, "b"), Suspicion(0, 0, "c")),
)  # fmt: skip


def test_results_keep_them():
    data = copy_to_json(COPY)
    assert data["suspicions"][0] == {"cell": 3, "line": 2, "what": "looks inside Python: <gc>"}
    assert copy_from_json(data) == COPY
    del data["suspicions"]  # of a result kept by an earlier version
    assert copy_from_json(data).suspicions == ()


def test_class_page_shows_them_and_the_students_page_does_not(mini):
    page = index_page([COPY], mini, {}).replace("\u00a0", " ").replace("\u202f", " ")
    assert "cellule 3, ligne 2 : looks inside Python : &lt;gc&gt;" in page.replace("Python:", "Python :")
    assert "cellule 4 : b" in page
    assert "looks inside" not in render(COPY, mini)


def test_terminal_counts_them():
    (cell,) = class_table([COPY]).columns[-1].cells
    assert str(cell) == "3 things to look at"
