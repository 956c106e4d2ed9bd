"""Hostile sources that are too large to be written down, or that hold what no text file should."""

from __future__ import annotations

from tests.attacks.bank import Attack

LOUD = "\x1b[2J\x1b[31m\u202e<script>alert(1)</script>&lt;\x00\x07"


def texts() -> list[Attack]:
    """The family of attacks on whoever reads the source."""
    return [
        _spoilt("a hundred thousand open parentheses", "x = " + "(" * 100_000 + ")" * 100_000),
        _spoilt("a hundred thousand brackets that never close", "x = " + "[" * 100_000),
        _spoilt("signs one after another", "x = " + "-+" * 50_000 + "1"),
        _spoilt("a sum of a hundred thousand terms", "x = " + "+".join(["1"] * 100_000)),
        _spoilt("a hundred thousand attributes", "x = a" + ".a" * 100_000),
        _spoilt("a hundred thousand comparisons", "x = " + "not " * 100_000 + "1"),
        _spoilt("lambdas in lambdas", "x = " + "lambda: " * 30_000 + "1"),
        _spoilt("a hundred blocks in one another", _staircase(99)),
        _spoilt("an else for each of ten thousand ifs", _ladder(10_000)),
        _spoilt("f-strings in f-strings", "x = " + "f'{" * 200 + "1" + "}'" * 200),
        _spoilt("a number of a hundred thousand digits", "x = " + "9" * 100_000),
        _spoilt("a hexadecimal number of a million digits", "x = 0x" + "f" * 1_000_000),
        _spoilt("a power folded by the compiler", "x = 9 ** 9 ** 9 ** 9"),
        _spoilt("a text repeated by the compiler", "x = 'x' * 10 ** 12"),
        _spoilt(
            "an exception without end in an answer", "def reponse(mot, proposition): raise X" + "(1)" * 5000
        ),
        _spoilt("zero bytes and bells", "x = 1\x00\x07\x1b[2J"),
        _spoilt("a form feed and a strange separator", "x = 1\x0c\u2028y = 2\x85\r\rz = 3"),
        _spoilt("a bad line that is loud", f"def {LOUD}:"),
        _spoilt("an encoding that does not exist", "# -*- coding: rot13000 -*-\nx = 1"),
        _spoilt("a module that is not there", "import grader.hidden_tests\nfrom reference import *"),
        _spoilt("a file that breaks while it is imported", _module("1 / 0")),
        _spoilt("a file that never ends while it is imported", _module("while True: pass")),
        _spoilt("a name made only of look-alikes", "def r\u0435ponse(mot, proposition): return 0"),
        _spoilt("a hundred thousand statements", "x = 1\n" * 100_000),
        _spoilt("five thousand failing statements", "1 / 0\n" * 5000),
        _spoilt("a cell that is a letter to the reader", f"raise ValueError({LOUD!r})"),
        _spoilt("a name of ninety thousand letters replaced", f"import random\nrandom.{'a' * 90_000} = 3"),
        _spoilt("classes with names of forty thousand letters", _classes("a" * 40_000)),
        _spoilt("six hundred magics in a cell", "%time x = 1\n" * 600),
        _spoilt("help about a name of ninety thousand letters", "a" * 90_000 + " ?"),
        _spoilt(
            "ninety thousand blank lines before an open bracket", "import gc\n" + "\n" * 90_000 + "x = ("
        ),
        _spoilt("ninety thousand blank lines before a magic", "\n" * 90_000 + "%time x = 1"),
        _spoilt("ten thousand values to try again after a bad line", "1 +\n" + "x = [\n" * 10_000),
        _spoilt("a table of texts in every style", "x = (" + "'a' 'b' \n" * 20_000 + ")"),
        Attack("texts", "an unknown name of fifty thousand letters", (_unknown("a" * 50_000),)),
        Attack("texts", "five million letters", (f"x = '{'x' * 5_000_000}'",), state="unreadable"),
        Attack("texts", "loud values", (_answers("LOUD"), f"LOUD = {LOUD!r}")),
        Attack("texts", "loud prints and exceptions", (_answers("print(LOUD) or oops()"), _raiser())),
        Attack("texts", "a loud line", (f"def reponse(mot, proposition):\n    1 / 0  # {LOUD[:-2]}",)),
        Attack("texts", "faults in an enormous cell", ("#\n" * 300_000 + _answers("1 / 0"),)),
    ]


def _spoilt(name: str, cell: str) -> Attack:
    """A cell that must cost only itself."""
    return Attack("texts", name, (cell,), "everything")


def _staircase(steps: int) -> str:
    return "".join(f"{' ' * step}if 1:\n" for step in range(steps)) + " " * steps + "x = 1"


def _ladder(steps: int) -> str:
    return "x = 0\nif x:\n    pass\n" + "elif x:\n    pass\n" * steps


def _module(body: str) -> str:
    return f"open('broken.py', 'w').write({body!r})\nimport sys\nsys.path.insert(0, '')\nimport broken"


def _answers(value: str) -> str:
    return f"def reponse(mot, proposition):\n    return {value}\n\ndef coffre(clef):\n    return {value}"


def _raiser() -> str:
    return (
        f"LOUD = {LOUD!r}\n\ndef oops():\n    raise type(LOUD.replace(chr(0), ''), (Exception,), {{}})(LOUD)"
    )


def _classes(name: str) -> str:
    return "\n".join(f"class {name}{i}:\n    def __eq__(self, other):\n        return True" for i in range(2))


def _unknown(name: str) -> str:
    """The worker tells of a name that stands in the copy, and is longer than any."""
    return f'''
def forge(*args):
    fault = {{"type": "NameError", "cell": 2, "line": 1, "name": "{name}"}}
    speak({{"id": worker().number, "reply": [{{"status": "raised", "error": fault}}] * 50}})

reponse = possibles = coffre = compte = moyenne = forge
'''
