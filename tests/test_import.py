"""A teacher's notebook whose corrections carry a tag becomes an assignment, and a list of what is left to write."""

import ast
import json
import re

import pytest
from click.testing import CliRunner

from grader.assignment import load_assignment
from grader.cli import main
from grader.release import release, run_notebook, signature_faults
from grader.subject import read_subject


def md(text, *tags):
    return ("markdown", text, tags)


def code(text, *tags):
    return ("code", text, tags)


def notebook(*cells, **others):
    """As Capytale and Basthon write it: nbformat 4.2, no ids."""
    entries = []
    for kind, text, tags in cells:
        entry = {"cell_type": kind, "metadata": {"trusted": True}, "source": text.splitlines(keepends=True)}
        if tags:
            entry["metadata"]["tags"] = list(tags)
        entries.append(entry | ({"execution_count": 3, "outputs": []} if kind == "code" else {}))
    kernel = {"name": "python3", "display_name": "Python 3", "language": "python"}
    return json.dumps(
        {"cells": entries, "metadata": {"kernelspec": kernel}, "nbformat": 4, "nbformat_minor": 2} | others
    )


DOUBLE = '''# Deux
def double(x, fois=2):
    """Le double de x.

    Toujours un nombre.
    """
    # calcul
    return x * fois'''
CELLS = [
    md("# TP : *listes* et mots\n\nUn exemple :\n\n```python\nf(3)\n```\n<!-- pour moi -->\nfin"),
    code(
        "%matplotlib inline\nimport random\nimport matplotlib.pyplot as plt\nfrom collections import Counter"
    ),
    code('def charger(nom):\n    """Les mots."""\n    with open(nom) as f:\n        return f.read().split()'),
    code("mots = charger('mots.txt')\nN = 5\nprint(len(mots))"),
    md("## Question 1"),
    code(DOUBLE, "cor"),
    code("assert double(4) == 8\ndouble(3, 4)"),
    md("## Question 2"),
    code(
        "longs = []\nfor mot in mots:\n    if len(mot) > N - 1:\n        longs.append(mot)\nprint(longs)",
        "cor",
    ),
    md("## Question 3"),
    code('def tirer(L):\n    """Un au hasard."""\n    pass'),
    code(
        "def aide(L):\n    return len(L)\n\ndef tirer(L):\n    return L[random.randrange(aide(L))]",
        "slide",
        "cor",
    ),
    code("x = [1, 2]\nplt.plot(x, [double(v) for v in x])\nplt.show()"),
    md("## Question 4\nTracer."),
    code("plt.hist([len(m) for m in longs])\nplt.show()", "cor"),
    md("## Question 5\nPourquoi ?"),
    md("Parce que.", "cor"),
    code("def jeu():\n    nom = input('? ')\n    print('Bonjour', nom)", "cor"),
    code(
        'class Pile(object):\n    """Une pile."""\n    def __init__(self):\n        self.l = []\n'
        '    def pousse(self, x):\n        """Ajoute."""\n        self.l.append(x)',
        "cor",
    ),
    code("petits = sorted(m for m in mots if len(m) < 4)", "cor"),
    code("ouvrir = open\n"),
    code(""),
]


@pytest.fixture
def imported(tmp_path, monkeypatch):
    """Import these cells as the teacher does; gives the status, the lines, and the folder."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LANGUAGE", "en")
    (tmp_path / "mots.txt").write_text("sel lune arbre neige roi bateau\n")

    def run(content, *options, name="prof.ipynb"):
        content = content if isinstance(content, (str, bytes)) else notebook(*content)
        (tmp_path / name).write_bytes(content if isinstance(content, bytes) else content.encode())
        done = CliRunner().invoke(main, ["new", "tp", "--from", name, *options])
        return done.exit_code, done.output.splitlines(), tmp_path / "assignments" / "tp"

    return run


def text(folder, name):
    return (folder / name).read_text(encoding="utf-8")


# -- the whole --------------------------------------------------------------------------------------------


def test_notebook_becomes_an_assignment_and_a_list_of_what_is_left(imported):
    status, lines, folder = imported(CELLS, "--tag", "cor")
    assert status == 0
    assert lines[:9] == [
        "an assignment made of prof.ipynb: assignments/tp",
        "  double: function, cell 6",
        "  longs: variable, cell 9",
        "  tirer: function, cell 12",
        "  texte_1: manual, cell 17",
        "  jeu: function, cell 18",
        "  Pile: function, cell 19",
        "  petits: variable, cell 20",
        "11 things left to do:",
    ]
    assert lines[9:] == [
        "  1. bareme.toml: the points of each question; they are 1 for now",
        "  2. hidden_tests/test_double.py: more inputs; it has 2 inputs of the notebook",
        "  3. hidden_tests/test_longs.py: say what is asked; test it beside other data too (`with_files`)",
        "  4. hidden_tests/test_tirer.py: chance has a part in this answer, so that it cannot be compared call by call",
        "  5. hidden_tests/test_jeu.py: what is typed, and what must be shown",
        "  6. hidden_tests/test_Pile.py: everything; it is a class",
        "  7. hidden_tests/test_petits.py: say what is asked; test it beside other data too (`with_files`)",
        "  8. submissions/wrong_answer/: the mistakes that you expect, a file each, whose docstring is the hint",
        "  9. submissions/accepted/: other right answers, as other students would write them",
        "  10. cell 15 shows something and defines no answer: it is not graded; see the end of reference.py",
        "  11. reference.py and sujet.md: read them again; they are drafts",
        "then: bareme check assignments/tp",
    ]
    assignment = load_assignment(str(folder))
    assert (assignment.title, assignment.given, assignment.data) == (
        "TP : listes et mots",
        ("charger",),
        ("mots.txt",),
    )
    assert signature_faults(assignment) == []


OTHER_STYLE = [
    md("# TD n°5 – Palindromes\n\nOn s'intéresse aux mots qui se lisent dans les deux sens."),
    code("%matplotlib inline\n%config InlineBackend.figure_format = 'svg'\nimport matplotlib.pyplot as plt"),
    md("**Question 1.** Écrire `renverse(mot)`."),
    code('def renverse(mot: str) -> str:\n    """Renvoie le mot à l\'envers."""\n    envers = ""\n    for lettre in mot:\n        envers = lettre + envers\n    return envers', "correction", "cor"),
    code('def renverse(mot: str) -> str:\n    """Renvoie le mot à l\'envers."""\n    # À vous de jouer !\n    ...'),
    code("renverse('abc')  # doit afficher 'cba'"),
    md("**Question 2.** En déduire `palindrome(mot)`."),
    code("def palindrome(mot):\n    # votre code ici\n    pass"),
    code("def palindrome(mot):\n    return mot == renverse(mot)", "cor"),
    code("%%time\nassert palindrome('kayak')\nassert not palindrome('canoë')"),
    md("**Question 3.** Combien d'opérations ? Justifier."),
    md("*Réponse :* autant que de lettres.", "cor"),
]  # fmt: skip


def test_notebook_of_another_style_is_finished_as_the_list_says_and_holds(imported, tmp_path):
    status, lines, folder = imported(OTHER_STYLE, "--tag", "cor")
    assert status == 0
    assert lines[1:4] == [
        "  renverse: function, cell 4",
        "  palindrome: function, cell 9",
        "  texte_1: manual, cell 12",
    ]
    for line in lines[5:-1]:  # each thing left to do names a file of the assignment, or says what it is about
        assert re.match(r"  \d+\. (bareme\.toml|hidden_tests/|submissions/|reference\.py|the cell)", line)
    inputs = {
        "renverse": "[('',), ('ab',), ('abc',), ('kayak',), ('été',)]",
        "palindrome": "[('',), ('a',), ('ab',), ('ba',), ('aba',), ('abca',), ('abba',), ('kayak',)]",
    }
    for name, cases in inputs.items():
        path = folder / "hidden_tests" / f"test_{name}.py"
        draft = re.sub(
            r"CAS = \[.*?\]", lambda _found, cases=cases: f"CAS = {cases}", path.read_text(), flags=re.DOTALL
        )
        path.write_text(draft)
    wrong = folder / "submissions" / "wrong_answer" / "renverse_not_at_all.py"
    wrong.parent.mkdir(parents=True)
    wrong.write_text('"""Ta fonction rend le mot tel quel."""\n\n\ndef renverse(mot):\n    return mot\n')
    done = CliRunner().invoke(main, ["check", "assignments/tp"])
    assert done.exit_code == 0, done.output
    done = CliRunner().invoke(main, ["release", "assignments/tp", "--to", "distribue"])
    assert done.exit_code == 0, done.output
    assert {path.name for path in (tmp_path / "distribue").iterdir()} == {
        "tp.ipynb",
        "verifier.py",
        "corrige",
        "capytale",
    }
    assert "envers = lettre" not in (tmp_path / "distribue" / "tp.ipynb").read_text()


def test_stubs_keep_the_signature_and_the_docstring_and_nothing_else(imported):
    _status, _lines, folder = imported(CELLS)
    subject = text(folder, "sujet.md")
    head = DOUBLE.removeprefix("# Deux\n").partition("    # calcul")[0]
    assert f"```python\n{head}    ...  # À compléter\n```" in subject
    assert "```python\nlongs = ...  # À compléter\n```" in subject
    assert '```python\ndef tirer(L):\n    """Un au hasard."""\n    pass\n```' in subject  # the teacher's own
    assert (
        'class Pile(object):\n    """Une pile."""\n\n    def __init__(self):\n        ...  # À compléter'
        in subject
    )
    for answer in ("x * fois", "append(", "randrange", "plt.hist", "Parce que", "def aide"):
        assert answer not in subject


def test_what_is_handed_out_holds_no_answer_and_the_correction_runs(imported, tmp_path):
    _status, _lines, folder = imported(CELLS)
    released = release(load_assignment(str(folder)), tmp_path / "sortie")
    run_notebook(released.corrected)
    sources = json.loads(released.corrected.read_text(encoding="utf-8"))["cells"]
    assert any("def aide" in "".join(cell["source"]) for cell in sources)  # comes along with tirer


def test_correction_is_drafted_with_all_that_it_needs_and_no_more(imported):
    _status, _lines, folder = imported(CELLS)
    draft = text(folder, "reference.py")
    names: dict = {}
    (folder / "mots.txt").write_text("sel arbre")
    exec(compile(draft.replace("'mots.txt'", repr(str(folder / "mots.txt"))), "draft", "exec"), names)
    assert (names["double"](3), names["longs"], names["petits"]) == (6, ["arbre"], ["sel"])
    assert names["tirer"](["a"]) == "a"
    assert "# Deux\ndef double" in draft
    assert "matplotlib" not in draft.partition("# Cellule")[0]
    assert "Counter" not in draft
    assert "x = [1, 2]" not in draft
    assert draft.rstrip().endswith("# Cellule 17 du carnet :\n# Parce que.")


def test_hidden_tests_have_the_inputs_of_the_notebook(imported):
    _status, _lines, folder = imported(CELLS)
    files = sorted(path.name for path in (folder / "hidden_tests").iterdir())
    assert files == [f"test_{name}.py" for name in ("Pile", "double", "jeu", "longs", "petits", "tirer")]
    for path in (folder / "hidden_tests").iterdir():
        tree = ast.parse(path.read_text(encoding="utf-8"))
        assert all(
            ast.get_docstring(node)
            for node in [tree, *tree.body]
            if isinstance(node, (ast.Module, ast.FunctionDef))
        )
    assert "    (4,),\n    (3, 4),\n" in text(folder, "hidden_tests/test_double.py")


def test_prose_keeps_its_place_and_cannot_become_code(imported):
    _status, _lines, folder = imported(CELLS)
    blocks = read_subject(load_assignment(str(folder)))
    prose = [block.text for block in blocks if block.role == "prose"]
    assert (
        prose[0] == "# TP : *listes* et mots\n\nUn exemple :\n\n```text\nf(3)\n```\n <!-- pour moi -->\nfin"
    )
    assert [text.split("\n")[0] for text in prose[1:]] == [f"## Question {n}" for n in range(1, 6)]


# -- odd notebooks that can be imported -------------------------------------------------------------------

ONE = code("def f(x):\n    return x + 1", "cor")
ODD = {
    "one line": ([code("def f(x): 'Un de plus.'; return x + 1", "cor")], 'def f(x):\n    \'Un de plus.\'\n    ...'),
    "signature on two lines": ([code("def f(x,\n      y=(1, 2)) -> int:\n    return x", "cor")], "def f(x, y=(1, 2)) -> int:\n    ..."),
    "decorated": ([code("from functools import cache\n@cache\ndef f(x):\n    return x", "cor")], "def f(x):\n    ...  #"),
    "two versions": ([ONE, code("def f(x):\n    return 1 + x", "cor")], "cells 1 and 2 both answer f: the second is kept"),
    "given again": ([ONE, code("def f(x):\n    return 7")], "cell 2 defines f too, without the tag: it is shown as a text"),
    "stub of another kind": ([code("def f(x):\n    raise NotImplementedError"), ONE], "raise NotImplementedError"),
    "not python": ([ONE, code("si x alors")], "cell 2 is not Python: it is shown as a text"),
    "picture": ([md("![a](attachment:a.png)"), ONE], "cell 1 shows a picture that was pasted into it"),
    "missing data": ([ONE, code("open('villes.csv')")], "data/villes.csv: the notebook names it, but it is not beside it"),
    "fence left open": ([md("```\nabc"), ONE], "```\nabc\n```"),
    "rule first": ([md("---\ntitre"), ONE], "---\ntitre"),
    "fence in code": ([ONE, code('texte = """\n```\n"""')], '````python\ntexte = """\n```\n"""\n````'),
    "raw": ([("raw", "du texte brut", ()), ONE], "```text\ndu texte brut\n```"),
    "several variables": ([code("t = 3\nseuil = t + 1", "cor"), code("print(seuil)")], "seuil = ...  # À compléter"),
    "async": ([code("async def f(x):\n    return x", "cor")], "async def f(x):\n    ...  # À compléter"),
    "no heading": ([ONE], 'title = "prof"'),
    "quotes in the title": ([md('# Le "C:\\temp"'), ONE], 'title = "Le \\"C:\\\\temp\\""'),
    "LaTeX in the title": ([md(r"# Suites $\xi$ dans C:\Users"), ONE], r'title = "Suites $\\xi$ dans C:\\Users"'),
    "magics in a correction": ([code("%%time\ndef f(x):\n    return x", "cor")], "def f(x):\n    ...  # À compléter"),
}  # fmt: skip


@pytest.mark.parametrize("name", ODD)
def test_odd_notebook_is_imported_and_loads(imported, name):
    cells, expected = ODD[name]
    status, lines, folder = imported(cells)
    assert status == 0, lines
    assignment = load_assignment(str(folder))
    assert read_subject(assignment)
    told = "\n".join(lines) + text(folder, "sujet.md") + text(folder, "bareme.toml")
    assert expected in told
    ast.parse(text(folder, "reference.py"))


def test_tags_of_other_tools_and_formats_are_read(imported):
    one = json.loads(notebook(ONE))
    one["cells"][0]["metadata"]["tags"] = "cor, exo"
    assert imported(json.dumps(one))[0] == 0


def test_any_tag_will_do(imported):
    cells = [code("def f(x):\n    return x", "solution"), code("def g(x):\n    return x", "cor")]
    _status, lines, folder = imported(cells, "--tag", "solution")
    assert "  f: function, cell 1" in lines
    assert load_assignment(str(folder)).given == ("g",)


# -- what cannot be imported ------------------------------------------------------------------------------

REFUSED = {
    "no tag at all": (notebook(code("x = 1")), "prof.ipynb: no cell has a tag; give the tag cor to the cells that hold corrections"),
    "another tag": (
        notebook(code("x = 1", "solution"), code("y = 1", "solution", "exo")),
        "prof.ipynb: no cell has the tag 'cor'; its tags: exo (1), solution (2); choose one with --tag",
    ),
    "another case": (notebook(code("x = 1", "Cor")), "prof.ipynb: no cell has the tag 'cor'; its tags: Cor (1); choose one with --tag"),
    "no answer": (
        notebook(code("print(3)", "cor")),
        "prof.ipynb: the cells with the tag 'cor' define no function and no variable, and hold no text; give the tag to the answers",
    ),
    "broken correction": (
        notebook(md("a"), code("x = 1\ndef f(:", "cor")),
        "prof.ipynb: cell 2, line 2: this correction is not Python; correct it first",
    ),
    "empty": (b"", "prof.ipynb: the file is empty"),
    "zip": (b"PK\x03\x04", "prof.ipynb: this is not a notebook but a zip archive"),
    "script": ("def f(x):\n    return x\n", "prof.ipynb: not a notebook; name an .ipynb file"),
    "json": ("[1, 2]", "prof.ipynb: not a notebook; name an .ipynb file"),
    "json object": ('{"a": 1}', "prof.ipynb: not a notebook; name an .ipynb file"),
    "cut": (notebook(ONE)[:-40], "prof.ipynb: not a notebook; name an .ipynb file"),
    "conflict": ("<<<<<<< HEAD\n{}\n=======\n[]\n>>>>>>> b\n", "prof.ipynb: not a notebook; name an .ipynb file"),
    "no cell": (notebook(), "prof.ipynb: no cell has a tag; give the tag cor to the cells that hold corrections"),
    "another language": (
        notebook(ONE, metadata={"kernelspec": {"language": "R"}}),
        "prof.ipynb: the notebook says that it is in another language than Python: 'R'",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", REFUSED)
def test_what_cannot_be_imported_is_told_in_one_line(imported, name):
    content, line = REFUSED[name]
    status, lines, folder = imported(content)
    assert (status, lines) == (2, [f"bareme: {line}"])
    assert not folder.exists()


@pytest.mark.parametrize(
    ("name", "line"),
    [("nada.ipynb", "nada.ipynb: No such file or directory"), (".", ". is a folder; name a notebook")],
)
def test_file_that_is_not_there_is_told_in_one_line(imported, name, line, tmp_path):
    done = CliRunner().invoke(main, ["new", "tp", "--from", name])
    assert (done.exit_code, done.output) == (2, f"bareme: {line}\n")


def test_name_is_checked_before_the_notebook_is_read(imported):
    done = CliRunner().invoke(main, ["new", "mon tp", "--from", "nada.ipynb"])
    assert (done.exit_code, "is not a Python name" in done.output) == (2, True)
