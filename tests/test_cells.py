"""Cells cut into statements, as the sandbox runs them: nothing that parses is lost, whatever stands around it."""

import ast
import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grader.sandbox.cells import bound_names, definitions_in_prose, is_stub, plain_python, statements


def parts(source):
    """The statements of a cell as text, and the lines that do not parse."""
    found = list(statements(1, source))
    return (
        [ast.unparse(one.tree).split("\n")[0] for one in found if one.tree],
        [one.bad_line for one in found if not one.tree],
    )


def test_cell_is_cut_at_its_top_level_statements():
    source = "import os\nx = 1; y = 2\n\nfor i in []:\n    pass\n# fin"
    assert parts(source) == (["import os", "x = 1", "y = 2", "for i in []:"], [])


def test_statements_are_numbered_in_their_cell():
    assert [(one.cell, one.rank) for one in statements(7, "a = 1\nb = 2")] == [(7, 0), (7, 1)]


@pytest.mark.parametrize("source", ["", "\n\n", "# rien", "   # rien"])
def test_cell_without_code_has_no_statement(source):
    assert parts(source) == ([], [])


@pytest.mark.parametrize(
    ("source", "kept", "bad"),
    [
        ("a = 1\nb = (\nc = 3", ["a = 1"], [2]),
        ("a = 1\ndef f(:\n    return 1\ndef g():\n    return 2", ["a = 1", "def g():"], [2]),
        ("def f()\n    return 1\n\ndef g():\n    return 2", ["def g():"], [1]),
        ("def f():\nreturn 1\nb = 2", ["b = 2"], [1]),
        ("a = 1\n  b = 2\nc = 3", ["c = 3"], [2]),
        ("if x:\n    a = 1\nelse:\n    b = 2\nbad bad\nc = 3", ["if x:", "c = 3"], [5]),
        ("try:\n    a = 1\nexcept E:\n    pass\nfinally:\n    pass\n1 +\nc = 3", ["try:", "c = 3"], [7]),
        ("L = [\n    1,\n]\n1 +\nc = 3", ["L = [1]", "c = 3"], [4]),
        ("@cache\ndef f():\n    return 1\nbad bad", ["@cache"], [4]),
        ('"""un\ndeux\n"""\nbad bad\nc = 3', ["c = 3"], [4]),
        ('def f():\n    """Dit\nquoi.\n"""\n    return 1\n1 +\nc = 3', ["def f():", "c = 3"], [6]),
        ("t = \'\'\'un\n\"\"\"\ndeux\n\'\'\'\nbad bad\nc = 3", ["c = 3"], [5]),
        ('def f():\n    """Dit.\n    return 1\ndef g():\n    """Va."""\n    return 2\nc = 3', ["def g():", "c = 3"], [2]),
        ("print 'bonjour'\nc = 3", ["c = 3"], [1]),
        ("Réponse : la voici\nc = 3", ["c = 3"], [1]),
        ("c = 3\n\x00", ["c = 3"], None),
    ],
    ids=[
        "open bracket", "bad def", "no colon", "no indent", "odd indent", "else", "try", "closing bracket",
        "decorator", "long text", "text of a function", "text in a text", "text never closed", "python 2", "prose", "zero byte",
    ],
)  # fmt: skip
def test_what_parses_is_kept_around_what_does_not(source, kept, bad):
    found, lines = parts(source)
    for statement in kept:
        assert statement in found
    assert lines == bad if bad is not None else lines


def test_lines_of_salvaged_statements_are_those_of_the_cell():
    found = [one.tree for one in statements(1, "bad bad\n\ndef f():\n    return 1 / 0\n")]
    assert found[0] is None
    assert (found[1].lineno, found[1].body[0].lineno) == (3, 4)


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_lines_are_those_that_python_counts(end):
    source = end.join(["s = 'a\u2028b\x0cc\x85d'", "def f():", "    return 1 / 0", "bad bad"])
    first, second, third = statements(1, source)
    assert ast.literal_eval(first.tree.value) == "a\u2028b\x0cc\x85d"
    assert (second.tree.lineno, second.tree.body[0].lineno, third.bad_line) == (2, 3, 4)


def test_statement_nested_too_deep_to_parse_costs_only_itself():
    source = "a = 1\nb = " + "(" * 300 + ")" * 300 + "\nc = 3"
    found, bad = parts(source)
    assert found == ["a = 1", "c = 3"]
    assert bad == [2]


@given(st.text(alphabet="ab=():\n\t \"'#@\\[]{}1%!?,.é\x00", max_size=60))
def test_any_text_is_cut_without_a_fault(source):
    for one in statements(1, source):
        assert one.tree is not None or one.bad_line >= 1


# -- magics -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "source",
    [
        "%matplotlib inline\na = 1",
        "!pip install numpy\na = 1",
        "x = !ls\na = 1",
        "len?\na = 1",
        "%time f()\na = 1",
    ],
)
def test_magic_becomes_a_call_and_the_rest_is_kept(source):
    found, bad = parts(source)
    assert "get_ipython()" in found[0]
    assert found[-1] == "a = 1"
    assert bad == []


@pytest.mark.parametrize(
    "source", ["a = 7 % 2", "a = '%s' % b", "a != b", "# %matplotlib", "x = (7\n    % 2)", "'quoi ?'"]
)
def test_python_that_looks_like_magic_is_left_alone(source):
    assert plain_python(source).strip() == source


def test_cell_magic_that_holds_broken_code_is_no_fault():
    assert parts("%%time\ndef f(:")[1] == []


# -- what a statement binds -------------------------------------------------------------------------------


def bound(source):
    return bound_names(ast.parse(source).body[0])


@pytest.mark.parametrize(
    ("source", "names"),
    [
        ("def f(a): b = 1", {"f"}),
        ("class C: x = 1", {"C"}),
        ("a = b = 1", {"a", "b"}),
        ("a, (b, *c) = x", {"a", "b", "c"}),
        ("a: int = 1", {"a"}),
        ("a += 1", {"a"}),
        ("for a in b: c = 1", {"a", "c"}),
        ("with open(x) as f: pass", {"f"}),
        ("import numpy as np, os.path", {"np", "os"}),
        ("from random import choice", {"choice"}),
        ("(a := 1)", {"a"}),
        ("print(a)", set()),
        ("a.b = c[0] = 1", set()),
    ],
)
def test_names_that_a_statement_binds(source, names):
    assert bound(source) == names


def test_statement_that_does_not_parse_binds_nothing():
    assert bound_names(None) == set()


@pytest.mark.parametrize(
    "source",
    [
        "def f(): pass", "def f(): ...", "def f(): return", "def f(): return None", "def f(): return ...",
        "def f():\n    '''Doc.'''", "def f():\n    '''Doc.'''\n    ...  # À compléter", "def f(): raise NotImplementedError",
        "def f(): raise NotImplementedError('à faire')", "x = ...", "x = None", "x: list = ...",
        "class C:\n    def __init__(self, x):\n        self.x = x\n    def f(self): ...\n    def g(self): pass",
    ],
)  # fmt: skip
def test_what_says_nothing_is_a_stub(source):
    assert is_stub(ast.parse(source).body[0])


@pytest.mark.parametrize(
    "source",
    [
        "def f(): return 1", "def f(): return x", "def f():\n    '''Doc.'''\n    return False", "def f(): print()",
        "def f(): raise ValueError", "def f():\n    x = 1\n    ...", "x = []", "x = 0", "x = False", "class C: pass", "f()",
        "class C:\n    def f(self): ...\n    def g(self): return 1", "class C:\n    def __init__(self): ...",
    ],
)  # fmt: skip
def test_what_says_something_is_an_answer(source):
    assert not is_stub(ast.parse(source).body[0])


# -- functions in prose -----------------------------------------------------------------------------------

PROSE = """# Ma réponse

```python
def double(x):
    y = 2 * x

    return y
```
Puis triple = lambda : rien.
def autre(x):
    return 0
triple = lambda x: 3 * x
double(3)
"""


def test_wanted_functions_are_found_in_prose():
    found = [text.rstrip() for text in definitions_in_prose(PROSE, ["double", "triple"])]
    assert found == ["def double(x):\n    y = 2 * x\n\n    return y", "triple = lambda x: 3 * x"]


@pytest.mark.parametrize(
    "text", ["", "la fonction double(x) renvoie", "    def double(x):", "def double", "def doubles(x): 1"]
)
def test_prose_about_a_function_defines_none(text):
    assert list(definitions_in_prose(text, ["double"])) == []


def test_prose_is_not_read_when_nothing_is_wanted():
    assert list(definitions_in_prose(PROSE, [])) == []


@pytest.mark.parametrize(
    "source",
    [
        "\n" * 100_000 + "x = (",
        "%time x = 1\n" * 600,
        "a" * 100_000 + " ?",
        "x = [" + "0, " * 50_000 + "]\n%time y\n" * 40,
    ],
    ids=["blank lines", "magics", "a long name", "long lines"],
)
def test_cell_that_is_long_to_read_is_read_soon(source):
    begun = time.process_time()
    assert list(statements(1, source))
    assert time.process_time() - begun < 10


def test_magic_below_a_long_line_is_read():
    assert parts("mots = [" + "'a', " * 5000 + "]\n%time x = 1")[1] == []


@pytest.mark.parametrize(
    ("source", "modules"),
    [
        ("import random", ["random"]),
        ("import random as r, os.path", ["random", "os.path"]),
        ("from random import *", []),
        ("x = 1", []),
    ],
)
def test_modules_that_a_statement_imports(source, modules):
    (statement,) = statements(1, source)
    assert statement.imported == modules
