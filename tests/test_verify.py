"""Students check their notebook: what is missing, the subject's examples, top to bottom; alone or with `bareme verify`."""

import ast
import json
import os
import re
import shutil
import subprocess
import sys
import textwrap

import nbformat
import pytest
from click.testing import CliRunner
from nbclient import NotebookClient

from grader import verification, verifier
from grader.assignment import load_assignment
from grader.cli import main
from grader.course import Course
from grader.errors import AssignmentError
from grader.intake import expand
from grader.release import drafts, leaks, release
from grader.verifier import knowledge, verifier_text
from tests import tiny

BAREME = """
    title = "Nombres"
    given = ["lire"]
    data = ["mots.txt"]

    [[question]]
    name = "double"
    points = 1

    [[question]]
    name = "total"
    points = 1

    [[question]]
    name = "courts"
    points = 1
    kind = "variable"

    [[question]]
    name = "jeu"
    points = 1

    [[question]]
    name = "avis"
    points = 1
    kind = "manual"
    """
SUBJECT = '''
    # Nombres

    ```python
    import random
    ```

    ```python
    def lire(): ...
    ```

    ## Question 1

    ```python
    def double(x):
        """Deux fois x."""
        ...  # À compléter
    ```

    ```python
    assert double(4) == 8
    assert double(0) == 0 and double("ab") == "abab"
    print("bien")
    ```

    ## Question 2

    ```python
    def total(L):
        ...  # À compléter
    ```

    ```python
    assert total([1, 2]) == 6
    ```

    ## Question 3

    ```python
    courts = ...  # À compléter
    ```

    ```python
    assert "un" in courts
    ```

    ## Question 4

    ```python
    def jeu():
        ...  # À compléter
    ```

    ```python
    # jeu()
    ```

    ## Question 5

    Que penses-tu du jeu ?

    <!-- question: avis -->
    *Ta réponse.*
    '''
REFERENCE = '''
    """The correction."""

    import random


    def lire():
        with open("mots.txt") as file:
            return file.read().split()


    def double(x):
        return x * 2  # deux copies de la valeur


    def total(L):
        return sum(double(element) for element in L)


    courts = [mot for mot in lire() if len(mot) < 3]


    def jeu():
        nom = input("Ton nom ? ")
        print("Bonjour", nom, random.random())
    '''
IMPORT = "import random"
READ = "def lire():\n    with open('mots.txt') as file:\n        return file.read().split()"
DOUBLE = "def double(x):\n    return x * 2"
CHECK_DOUBLE = 'assert double(4) == 8\nassert double(0) == 0 and double("ab") == "abab"\nprint("bien")'
TOTAL = "def total(L):\n    return sum([double(x) for x in L])"
SHORT = "courts = [mot for mot in lire() if len(mot) < 3]"
GAME = "def jeu():\n    print(input('Ton nom ? '), random.random())"
AVIS = ("markdown", "*Ta réponse.*\n\nC'est bien.")
RIGHT = {"import": IMPORT, "lire": READ, "double": DOUBLE, "check": CHECK_DOUBLE, "total": TOTAL, "courts": SHORT,
         "jeu": GAME, "avis": AVIS}  # fmt: skip


@pytest.fixture(scope="module")
def assignment(tmp_path_factory):
    folder = tmp_path_factory.mktemp("devoirs") / "assignments" / "nombres"
    changes = dict.fromkeys(("test_trio", "test_table", "test_lit", "test_parle", "test_hasard"))
    changes |= dict.fromkeys(tiny.CHAFFS)
    return tiny.make(folder, bareme=BAREME, sujet=SUBJECT, reference=REFERENCE, **changes)


@pytest.fixture
def beside(assignment, tmp_path):
    """The folder of a student: the file that checks, and the data."""
    known = knowledge(assignment, drafts(assignment))
    (tmp_path / "verifier.py").write_text(verifier_text(known), encoding="utf-8")
    (tmp_path / "mots.txt").write_text("un deux six dix")
    return tmp_path


def cells(**changes):
    return [source for source in {**RIGHT, **changes}.values() if source is not None]


@pytest.fixture
def checked(beside):
    """Check these cells as a student does, with a Python that has nothing but its library."""

    def run(content, name="copie.ipynb", **options):
        content = tiny.notebook(content) if isinstance(content, list) else content
        (beside / name).write_bytes(content if isinstance(content, bytes) else content.encode())
        return alone(beside, name, **options)

    return run


def alone(folder, *arguments, code=None):
    """Run the file with `-I -S`: no site-packages, nothing of this project."""
    command = [sys.executable, "-I", "-S", *(["-c", code] if code else ["verifier.py", *arguments])]
    done = subprocess.run(
        command, cwd=folder, capture_output=True, timeout=120, env={"PATH": os.environ["PATH"]}
    )
    out = done.stdout.decode("utf-8", "replace").replace("\u00a0", " ")
    assert done.stderr.decode() == ""
    return done.returncode, out.splitlines()


# -- the file ---------------------------------------------------------------------------------------------


def test_the_file_needs_the_standard_library_only_and_python_3_10(beside):
    tree = ast.parse((beside / "verifier.py").read_text(encoding="utf-8"), feature_version=(3, 10))
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            found.add(node.module.partition(".")[0])
    assert found <= set(sys.stdlib_module_names)
    assert not found & {
        "js",
        "pyodide",
        "subprocess",
        "socket",
        "urllib",
    }  # it runs in a browser and calls nobody


def test_the_file_knows_only_what_the_notebook_shows(assignment, beside):
    known = knowledge(assignment, drafts(assignment))
    handed = tiny.notebook([(draft.kind, draft.source) for draft in drafts(assignment)])
    shown = "".join(json.dumps(json.loads(handed), ensure_ascii=False).split())
    for question in known["questions"]:
        for check in question["essais"]:
            assert "".join(json.dumps(check, ensure_ascii=False).split())[1:-1] in shown
    text = (beside / "verifier.py").read_text(encoding="utf-8")
    assert "return x * 2" not in text
    assert "test_" not in text


def test_what_the_file_knows_is_searched_for_leaks(assignment):
    known = knowledge(assignment, drafts(assignment))
    assert leaks(assignment, "{}", {"verifier.py": known}) == []
    known["questions"][1]["essais"].append("sum(double(element) for element in L)")
    leaked = leaks(assignment, "{}", {"verifier.py": known})
    assert leaked == []  # the line of the correction is `return sum(...)`
    known["questions"][1]["essais"].append("x = 1\nreturn sum(double(element)  for element in L)")
    assert "verifier.py" in leaks(assignment, "{}", {"verifier.py": known})[0]


def test_release_writes_it_and_refuses_one_that_leaks(assignment, tmp_path, monkeypatch):
    released = release(assignment, tmp_path / "sortie")
    assert released.verifier == tmp_path / "sortie" / "verifier.py"
    assert alone(released.verifier.parent)[0] == 1  # nothing is written yet
    leaky = {"questions": [{"essais": ["return sum(double(element) for element in L)"]}]}
    monkeypatch.setattr(verifier, "knowledge", lambda *_: leaky)
    with pytest.raises(AssignmentError, match=r"verifier\.py"):
        release(assignment, tmp_path / "autre")
    assert not (tmp_path / "autre").exists()


@pytest.mark.parametrize("name", ["verifier.py", "validation.py"])
def test_data_cannot_take_the_name_of_what_release_writes(tmp_path, name):
    bareme = tiny.BAREME.replace('["mots.txt"]', f'["mots.txt", "{name}"]')
    folder = tiny.write(tmp_path / "mini", bareme=bareme)
    (folder / "data" / name).touch()
    with pytest.raises(AssignmentError, match=f"data/{name}: a file of this name is made at release"):
        release(load_assignment(str(folder)), tmp_path / "sortie")
    assert not (tmp_path / "sortie").exists()


# -- what a student reads ---------------------------------------------------------------------------------


def test_right_notebook_is_told_so(checked):
    status, lines = checked(cells())
    assert status == 0
    assert lines == [
        "Vérification : Nombres",
        "✓ double : 3 exemples du sujet sur 3",
        "✓ total : 1 exemple du sujet sur 1",
        "✓ courts : 1 exemple du sujet sur 1",
        "✓ jeu : réponse écrite, sans exemple à vérifier dans le sujet",
        "✓ avis : tu as répondu",
        "",
        "✓ le carnet s'exécute du début à la fin",
        "",
        "Rien à reprendre. Ces exemples ne prouvent pas que tout est juste : essaie aussi les tiens.",
    ]


STUB = "def double(x):\n    '''Deux fois x.'''\n    ...  # À compléter"
ODD = {
    "stub": (cells(double=STUB), "✗ double : reste à écrire, cellule 3 (`def double(x):`)"),
    "stub return": (cells(double="def double(x):\n    return None"), "✗ double : reste à écrire, cellule 3"),
    "stub raise": (cells(double="def double(x):\n    raise NotImplementedError"), "✗ double : reste à écrire"),
    "variable stub": (cells(courts="courts = ...  # À compléter"), "✗ courts : reste à écrire, cellule 6"),
    "no answer": (cells(total=None), "✗ total : aucune cellule ne définit ce nom"),
    "near name": (
        cells(total=TOTAL.replace("total", "totl")),
        "✗ total : aucune cellule ne définit ce nom ; il y a « totl », est-ce ta réponse ?",
    ),
    "no text": (cells(avis=("markdown", "*Ta réponse.*")), "✗ avis : ta réponse reste à écrire"),
    "wrong": (cells(double="def double(x):\n    return x + 4"), "✗ double : 2 exemples sur 3 à revoir"),
    "wrong value": (cells(double="def double(x):\n    return x + 4"), "    → tu obtiens 4"),
    "no return": (
        cells(double="def double(x):\n    print(x * 2)"),
        "    → tu obtiens None (il manque peut-être un return)",
    ),
    "error inside": (
        cells(total="def total(L):\n    return L[0] + L[7]"),
        "    → IndexError : un indice sort de la liste ou du texte (cellule 5, ligne 2)",
    ),
    "another question is missing": (
        cells(double=STUB),
        "    → TypeError : unsupported operand type(s) for +: 'int' and 'NoneType' (cellule 5, ligne 2) "
        "(cet exemple utilise aussi double, qui reste à écrire)",
    ),
    "an earlier question is wrong": (
        cells(double="def double(x):\n    return x + 4"),
        "    → tu obtiens 11 (cet exemple utilise aussi double, à revoir)",
    ),
    "wrong membership": (cells(courts="courts = ['deux']"), "    → ce n'est pas vrai"),
    "goes on after an error": ([*cells(double=None), "1 / 0\n" + DOUBLE], "✓ double : 3 exemples du sujet sur 3"),
    "download": (
        [*cells(), "import urllib.error\nraise urllib.error.URLError('x')"],
        "✗ cellule 9, ligne 2 : URLError : le téléchargement a échoué",
    ),
    "syntax": (cells(total="def total(L)\n    return 0"), "✗ total : la cellule 5 (`def total(L)`) ne peut pas être lue"),
    "syntax line": (
        cells(total="def total(L)\n    return 0"),
        "✗ cellule 5, ligne 1 : SyntaxError : Python ne comprend pas cette ligne (expected ':'",
    ),
    "deleted cell": (
        [*cells(), "print(mots6)"],
        "✗ cellule 9, ligne 1 : « mots6 » n'est défini nulle part dans le carnet (cellule effacée, ou nom changé ?)",
    ),
    "name of a function that is not called": (
        [*cells(), "def g():\n    return mots6"],
        "✗ cellule 9 (`def g():`) utilise « mots6 », qui n'est défini nulle part dans le carnet",
    ),
    "misspelt": ([*cells(), "print(cours)"], "voulais-tu écrire « courts » ?"),
    "given import deleted": (
        cells(**{"import": None}),
        "utilise « random », qui n'est défini nulle part : une cellule du sujet a disparu, remets-la (`import random`)",
    ),
    "given function deleted": (cells(lire=None), "une cellule du sujet a disparu, remets-la (`def lire():`)"),
    "order": (
        ["print(double(2))", *cells()],
        "✗ cellule 1, ligne 1 : « double » n'est défini que plus bas (cellule 4 (`def double(x):`)) ; "
        "change l'ordre des cellules",
    ),
    "check before its answer": (
        [IMPORT, READ, CHECK_DOUBLE, *cells(check=None)[2:]],
        "✗ cellule 3 : « double » n'est défini que plus bas (cellule 4 (`def double(x):`))",
    ),
    "order in a cell": (
        [*cells(), "print(z)\nz = 1"],
        "✗ cellule 9, ligne 1 : « z » est utilisé avant d'être défini",
    ),
    "chain": (
        [*cells(), "a = 1 / 0", "print(a)"],
        "✗ cellule 10, ligne 1 : « a » manque, à cause de l'erreur de la cellule 9 (`a = 1 / 0`)",
    ),
    "division": ([*cells(), "a = 1 / 0"], "✗ cellule 9, ligne 1 : ZeroDivisionError : division par zéro"),
    "input": (
        [*cells(), "jeu()"],
        "• cellule 9 (`jeu()`) attend que l'on écrive quelque chose (input) : mets un # devant avant de rendre",
    ),
    "no file": (
        [*cells(), "open('liste.txt')"],
        "✗ cellule 9, ligne 1 : le fichier « liste.txt » n'est pas à côté du carnet",
    ),
    "no module": (
        [*cells(), "import pandas_"],
        "✗ cellule 9, ligne 1 : le module « pandas_ » n'est pas installé ici",
    ),
    "exit": ([*cells(), "import sys\nsys.exit()"], "✗ cellule 9, ligne 2 : SystemExit"),
    "recursion": ([*cells(), "def f():\n    f()\nf()"], "RecursionError : la fonction s'appelle elle-même sans fin"),
    "own assert": ([*cells(), "assert double(1) == 3"], "✗ cellule 9, ligne 1 : AssertionError : ce que dit assert n'est pas vrai"),
    "many": ([*cells(), *[f"{{}}['k{i}']" for i in range(10)]], "✗ et 2 autres"),
    "unprintable": (
        cells(double="class A:\n    __repr__ = None\ndef double(x):\n    return A()"),
        "    → tu obtiens <A>",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", ODD)
def test_odd_notebook_is_told_in_one_line(checked, name):
    content, line = ODD[name]
    status, lines = checked(content)
    assert status == (0 if line.startswith("•") else 1)
    assert any(line in one for one in lines), "\n".join(lines)
    assert not any("Traceback" in one for one in lines)


FINE = {
    "magics": [*cells(), "%matplotlib inline\n!pip install numpy\nn = !ls\nlen?", "%%time\nx = 3", "%%bash\nls"],
    "jupyter": [*cells(), "display(3)\nget_ipython()"],
    "scopes": [
        *cells(),
        "def f(a, *b, **c):\n    d = [e for e in a if (g := e)]\n    global h\n    h = lambda i: i\n    return d, g\nf([1])\nprint(h(1))",
        "class K:\n    m = 1\n    n = m\n    def o(self):\n        return __name__, self.n\nK().o()",
        "try:\n    1 / 0\nexcept ZeroDivisionError as err:\n    print(err)\nfor j in range(2): pass\nprint(j)",
        "import os.path as chemin\nfrom math import *\nprint(pi, chemin.sep)\nglobals()['caché'] = 1\nprint(caché)",
        "match [1, 2]:\n    case [p, *q]:\n        print(p, q)",
    ],
    "await": [*cells(), "import asyncio\nawait asyncio.sleep(0)"],
    "checks itself": [*cells(), "import verifier\nverifier.verifie()", "from validation import *\nverifie_double()"],
    "stub below": [*cells(), STUB.replace("double", "autre")],
    "check deleted": cells(check=None),
    "empty cell": [*cells(), "", "# rien"],
    "capytale": [*cells(), "from capytale.autoeval import Validate\nvalide = Validate()\nvalide()", "import basthon"],
}  # fmt: skip


@pytest.mark.parametrize("name", FINE)
def test_notebook_that_runs_is_not_blamed(checked, name):
    status, lines = checked(FINE[name])
    assert (status, [line for line in lines if line[:1] == "✗"]) == (0, [])


def test_endless_loop_is_cut_and_the_rest_is_told(beside, checked):
    text = (beside / "verifier.py").read_text(encoding="utf-8").replace("DUREE = 10.0", "DUREE = 0.5")
    (beside / "verifier.py").write_text(text, encoding="utf-8")
    stubborn = "while True:\n    try:\n        pass\n    except BaseException:\n        pass"
    status, lines = checked([*cells(total="def total(L):\n    while True:\n        pass"), stubborn])
    assert status == 1
    assert any(
        "→ toujours pas fini après 0.5 secondes (une boucle sans fin ?) (cellule 5" in one for one in lines
    )
    assert any(line.startswith("✗ cellule 9, ligne ") and "toujours pas fini" in line for line in lines)
    assert "✓ courts : 1 exemple du sujet sur 1" in lines


def test_endless_loop_is_cut_where_there_are_no_threads(beside):
    """In a browser, no thread starts and there are no signals."""
    code = textwrap.dedent("""
        import signal, sys, threading
        sys.path.insert(0, ".")
        def refuse(*_):
            raise RuntimeError("can't start new thread")
        threading.Thread.start = refuse
        del signal.signal
        import verifier
        verifier.DUREE = 0.5
        bilan = verifier.rapport([("code", "def double(x):\\n    while True:\\n        pass\\ndouble(1)")])
        print("\\n".join(bilan["lignes"]))
        """)
    _status, lines = alone(beside, code=code)
    assert any(re.search("cellule 1, ligne [23] : toujours pas fini", line) for line in lines), lines


@pytest.mark.parametrize(
    ("content", "line"),
    [
        ("", "copie.ipynb : ce n'est pas un carnet lisible ; indique ton fichier .ipynb"),
        ("pas du JSON", "copie.ipynb : ce n'est pas un carnet lisible ; indique ton fichier .ipynb"),
        ("[1, 2]", "copie.ipynb : ce n'est pas un carnet lisible ; indique ton fichier .ipynb"),
        ('{"cells": 3}', "copie.ipynb : ce n'est pas un carnet lisible ; indique ton fichier .ipynb"),
        ('{"cells": [3]}', "copie.ipynb : ce n'est pas un carnet lisible ; indique ton fichier .ipynb"),
        (b"\xff\xfe\x00", "copie.ipynb : ce n'est pas un carnet lisible ; indique ton fichier .ipynb"),
    ],
)
def test_file_that_is_no_notebook_is_told_in_one_line(checked, content, line):
    assert checked(content) == (1, [line])


def test_missing_file_and_no_file_are_told_in_one_line(beside):
    assert alone(beside, "nada.ipynb") == (
        1,
        ["nada.ipynb : ce fichier n'existe pas ; indique ton fichier .ipynb"],
    )
    assert alone(beside) == (1, ["quel carnet ? écris : python verifier.py mon_carnet.ipynb"])


def test_old_notebooks_and_those_of_capytale_are_read(checked):
    sources = [cell if isinstance(cell, tuple) else ("code", cell) for cell in cells()]
    old = {"nbformat": 3, "worksheets": [{"cells": [
        {"cell_type": kind, "input" if kind == "code" else "source": text} for kind, text in sources
    ]}]}  # fmt: skip
    capytale = {"nbformat": 4, "nbformat_minor": 2, "metadata": {}, "cells": [
        {"cell_type": kind, "metadata": {"trusted": True}, "source": text.splitlines(keepends=True)}
        for kind, text in sources
    ]}  # fmt: skip
    assert checked(json.dumps(old))[0] == checked("\ufeff" + json.dumps(capytale))[0] == 0


OTHERS = [
    path for name in ("python3.10", "python3.12", "python3.13", "python3.14") if (path := shutil.which(name))
]


@pytest.mark.parametrize("python", OTHERS)
def test_other_versions_of_python_say_the_same(beside, python):
    if subprocess.run([python, "--version"], capture_output=True).returncode:
        pytest.skip("named here, but not installed")
    (beside / "copie.ipynb").write_text(tiny.notebook(FINE["scopes"]))
    done = subprocess.run(
        [python, "-I", "-S", "verifier.py", "copie.ipynb"],
        cwd=beside, capture_output=True, env={**os.environ, "PYTHONUTF8": "1"},
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, b"")
    assert "✓ le carnet s'exécute du début à la fin" in done.stdout.decode()


# -- in the notebook itself -------------------------------------------------------------------------------


def live(beside, sources, ending):
    code = "import sys\nsys.path.insert(0, '.')\n" + "\n".join([*sources, "import verifier", ending])
    return alone(beside, code=code)[1]


def test_what_is_in_memory_is_checked_where_the_file_is_out_of_reach(beside):
    lines = live(beside, [IMPORT, READ, DOUBLE, TOTAL, "courts = ..."], "verifier.verifie()")
    assert lines[1:7] == [
        "✓ double : 3 exemples du sujet sur 3",
        "✓ total : 1 exemple du sujet sur 1",
        "✗ courts : reste à écrire (ou sa cellule n'a pas été exécutée)",
        "✗ jeu : reste à écrire (ou sa cellule n'a pas été exécutée)",
        "• avis : un texte, à relire toi-même",
        "",
    ]
    assert any(line.startswith("• l'ordre des cellules n'a pas été vérifié") for line in lines)


@pytest.mark.parametrize(
    ("source", "well"),
    [(DOUBLE, True), (STUB, False), ("def double(x): pass", False), ("def double(x): return x", False)],
)
def test_one_question_is_checked_in_memory(beside, source, well):
    lines = live(beside, [source], "print(verifier.verifie_question('double'))")
    assert lines[-1] == str(well)
    assert ("reste à écrire" in lines[0]) == (source not in (DOUBLE, "def double(x): return x"))


def test_notebook_beside_is_found_from_a_cell(beside):
    (beside / "copie.ipynb").write_text(tiny.notebook(cells()))
    lines = live(beside, ["x = 3"], "verifier.verifie()\nprint(x, __name__)")
    assert lines[0] == "(le fichier copie.ipynb, tel qu'il est enregistré)"
    assert lines[-1] == "3 __main__"


def test_real_kernel_checks_the_notebook_that_it_runs(beside):
    """The file as it is saved, `await` and endless loops included, and what is in memory is left alone."""
    text = (beside / "verifier.py").read_text(encoding="utf-8").replace("DUREE = 10.0", "DUREE = 0.5")
    (beside / "verifier.py").write_text(text, encoding="utf-8")
    content = [*cells(), "import asyncio\nawait asyncio.sleep(0)", "import verifier\nverifier.verifie()"]
    last = "import builtins\nprint(double(4), input.__name__, __name__)"
    (beside / "copie.ipynb").write_text(tiny.notebook([*content, "while True: pass"]))
    notebook = nbformat.reads(tiny.notebook([*content, last]), as_version=4)
    client = NotebookClient(
        notebook, kernel_name="python3", resources={"metadata": {"path": str(beside)}}, timeout=60
    )
    client.execute()
    shown = ["".join(output.text for output in cell.outputs) for cell in notebook.cells[-2:]]
    lines = shown[0].replace("\u00a0", " ").splitlines()
    assert lines[0] == "(le fichier copie.ipynb, tel qu'il est enregistré)"
    faults = [line for line in lines if line.startswith("✗")]
    assert faults == ["✗ cellule 11, ligne 1 : toujours pas fini après 0.5 secondes (une boucle sans fin ?)"]
    assert shown[1] == "8 raw_input __main__\n"


def test_file_of_the_subject_is_never_taken_for_a_copy(beside, assignment):
    folder = beside / "submitted" / "zoe" / "nombres"
    folder.mkdir(parents=True)
    for name in ("verifier.py", "validation.py", "TP (1).ipynb"):
        (folder / name).write_text("{}")
    os.utime(folder / "TP (1).ipynb", (0, 0))
    assert [task.path.name for task in Course(beside).collected(assignment)] == ["TP (1).ipynb"]
    assert [path.name for path in expand([folder])] == ["TP (1).ipynb"]


# -- bareme verify ----------------------------------------------------------------------------------------


@pytest.fixture
def verify(beside, checked, monkeypatch):
    """The command, on these cells."""
    monkeypatch.setenv("LANGUAGE", "en")

    def run(content, *options, name="copie.ipynb"):
        content = tiny.notebook(content) if isinstance(content, list) else content
        (beside / name).write_bytes(content if isinstance(content, bytes) else content.encode())
        done = CliRunner().invoke(main, ["verify", str(beside / name), *options])
        return done.exit_code, (done.output).replace("\u00a0", " ").splitlines()

    return run


def test_command_says_the_same_and_where_the_notebook_ran(verify, checked):
    content = [*cells(double=STUB), "print(mots6)", "while True: pass"]
    content.pop()
    status, lines = verify(content)
    assert (status, lines[:-1]) == checked(content)
    assert lines[-1].startswith("(carnet exécuté à part, dans le bac à sable de bareme, niveau L")
    assert verify(cells())[0] == 0


def test_command_runs_in_a_process_of_its_own_where_no_level_holds(verify, checked, monkeypatch):
    monkeypatch.setattr(verification, "_in_sandbox", lambda *_: None)
    status, lines = verify(cells())
    assert (status, lines[:-1]) == checked(cells())
    assert lines[-1] == "(carnet exécuté sur ta machine, dans un processus à part)"
    status, lines = verify([*cells(), "import os\nos._exit(3)"])
    assert (status, lines[0]) == (1, "✗ le carnet a mis fin à Python (code 3)")


def test_numbers_of_numpy_are_shown_as_numbers(verify):
    _status, lines = verify(cells(double="import numpy\ndef double(x):\n    return numpy.int64(3)"))
    assert "    → tu obtiens 3" in lines


def test_command_survives_a_notebook_that_kills_its_worker(verify):
    status, lines = verify([*cells(), "import os\nos._exit(3)"])
    assert status == 1
    assert lines[0].startswith("✗ le carnet a mis fin à Python")


@pytest.mark.parametrize("sandboxed", [True, False])
def test_module_and_file_beside_the_notebook_are_found(verify, beside, monkeypatch, sandboxed):
    if not sandboxed:
        monkeypatch.setattr(verification, "_in_sandbox", lambda *_: None)
    (beside / "outils.py").write_text("def triple(x):\n    return 3 * x\n")
    (beside / "notes.csv").write_text("1;2")
    assert (
        verify(
            [*cells(), "from outils import triple\nassert triple(2) == 6\nassert open('notes.csv').read()"]
        )[0]
        == 0
    )


def test_subject_is_named_or_guessed(verify, beside, assignment, monkeypatch):
    (beside / "verifier.py").unlink()
    assert verify(cells(), "--assignment", str(assignment.folder))[0] == 0
    monkeypatch.chdir(assignment.folder.parent.parent)
    assert verify(cells(), name="nombres.ipynb")[0] == 0  # by the file's name
    assert verify(cells())[0] == 0  # by the names that it defines
    status, lines = verify(["x = 1"])
    assert status == 1
    assert lines[0].startswith("bareme: ")
    assert "de quel sujet s'agit-il ? Mets le fichier verifier.py du sujet à côté du carnet" in lines[0]


@pytest.mark.parametrize(
    ("content", "line"),
    [
        (b"", "le fichier est vide"),
        (b"PK\x03\x04abc", "ce n'est pas un carnet mais une archive zip"),
        (b"%PDF-1.4", "ce n'est pas un carnet mais un PDF"),
        (b'{"a": 1}', "ce fichier JSON n'est pas un carnet"),
        (b"<html></html>", "ce n'est pas un carnet mais une page web"),
    ],
)
def test_command_tells_what_is_no_notebook(verify, content, line):
    status, lines = verify(content)
    assert (status, len(lines)) == (1, 1)
    assert line in lines[0]


def test_command_reads_what_the_grader_reads(verify):
    text = tiny.notebook(cells())
    assert verify(text.encode("utf-16"))[0] == 0
    assert (
        verify("\n\n".join(cells(avis=None)), name="copie.py")[0] == 1
    )  # the text is missing, the rest is there


def test_command_tells_a_missing_notebook_and_a_damaged_file_beside(beside, verify):
    done = CliRunner().invoke(main, ["verify", str(beside / "nada.ipynb")])
    assert done.exit_code == 1
    assert done.output.endswith("nada.ipynb\u00a0: le fichier n'existe pas\n")
    (beside / "verifier.py").write_text("def (")
    status, lines = verify(cells())
    assert status == 1
    assert "verifier.py : ce fichier est abîmé" in lines[0]


def test_file_beside_is_read_and_never_run(beside, verify):
    text = (beside / "verifier.py").read_text(encoding="utf-8")
    (beside / "verifier.py").write_text(text + "\nraise SystemExit('piège')\n", encoding="utf-8")
    assert verify(cells())[0] == 0


# -- Capytale ---------------------------------------------------------------------------------------------


def test_files_for_capytale_hold_a_stop_cell_a_question(assignment, tmp_path):
    folder = release(assignment, tmp_path).capytale
    assert sorted(path.name for path in folder.iterdir()) == [
        "mots.txt",
        "nombres.ipynb",
        "validation.py",
        "verifier.py",
    ]
    notebook = json.loads((folder / "nombres.ipynb").read_text(encoding="utf-8"))
    stops = [cell for cell in notebook["cells"] if cell["metadata"].get("tags") == ["breakpoint"]]
    calls = ["".join(cell["source"]).split("\n")[-1] for cell in stops]
    assert calls == ["depart()", "verifie_double()", "verifie_total()", "verifie_courts()", "verifie_jeu()"]
    sources = ["".join(cell["source"]) for cell in notebook["cells"]]
    assert sources.index("verifie_double()") > next(
        i for i, text in enumerate(sources) if "double(4)" in text
    )


@pytest.mark.parametrize("there", ["capytale", "basthon", None])
def test_stop_cells_say_true_or_false_on_capytale_and_elsewhere(assignment, tmp_path, there):
    folder = release(assignment, tmp_path).capytale
    if there:  # what these sites offer, as far as it is used: a class to make others from
        (folder / there).mkdir()
        (folder / there / "__init__.py").touch()
        (folder / there / "autoeval.py").write_text(
            "class Validate:\n    def __call__(self):\n        return True\n"
            "def validationclass(classe):\n    return type(classe.__name__, (classe, Validate), {})\n"
        )
    ending = "from validation import *\nprint(depart(), verifie_double(), verifie_total())"
    lines = live(folder, [DOUBLE], ending)
    assert lines[-1] == "True True False"
