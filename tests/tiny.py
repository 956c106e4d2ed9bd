"""A tiny assignment that has one question of each kind, and copies of it: what the engine's own tests grade."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from textwrap import dedent

from grader.assignment import Assignment, load_assignment
from grader.grading import Grader
from grader.player import LocalPlayer
from grader.prelude import prelude
from grader.results import CopyResult, QuestionResult
from grader.session import Session, run_session
from grader.shelter import Sandbox
from grader.submission import Cell, Submission
from grader.suite import reference_player

SEED = 20
QUESTIONS = ("trio", "double", "total", "table", "lit", "parle", "hasard")

BAREME = """
    title = "Mini"
    given = ["lire"]
    data = ["mots.txt"]

    [limits]
    cpu_s = 0.4

    [[question]]
    name = "trio"
    points = 1
    kind = "variable"

    [[question]]
    name = "double"
    points = 2

    [[question]]
    name = "total"
    points = 2

    [[question]]
    name = "table"
    points = 1

    [[question]]
    name = "lit"
    points = 1

    [[question]]
    name = "parle"
    points = 2

    [[question]]
    name = "hasard"
    points = 1
    diagnosis = "verdicts"
    """

REFERENCE = '''
    """The correction of Mini."""

    import random


    def lire():
        with open("mots.txt") as file:
            return file.read().split()


    tous = lire()

    trio = [mot for mot in tous if len(mot) == 3]


    def double(x):
        return 2 * x


    def total(L):
        return sum(double(x) for x in L)


    def table(mots):
        return [(mot, len(mot)) for mot in mots]


    def lit(t, mot):
        return next((longueur for nom, longueur in t if nom == mot), 0)


    def parle():
        nom = input("Ton nom ? ")
        print("Bonjour", nom)
        return len(nom)


    def hasard(L):
        return random.choice(L)
    '''

SUBJECT = '''
    # Mini

    ```python
    import random
    ```

    ```python
    def lire(): ...
    ```

    ```python
    tous = lire()
    ```

    ## Les mots de trois lettres

    ```python
    trio = ...  # À compléter
    ```

    ## Les fonctions

    ```python
    def double(x):
        """Deux fois x."""
        ...  # À compléter
    ```

    ```python
    def total(L):
        ...  # À compléter
    ```

    ```python
    def table(mots):
        ...  # À compléter
    ```

    ```python
    def lit(t, mot):
        ...  # À compléter
    ```

    ```python
    def parle():
        ...  # À compléter
    ```

    ```python
    def hasard(L):
        ...  # À compléter
    ```
    '''

TEST_TRIO = '''
    """trio : les mots de trois lettres."""


    def test_trio(student, reference):
        """Ta liste trio contient les mots de trois lettres."""
        assert student.value("trio") == reference.value("trio")


    def test_autre_liste(student):
        """Ta liste suit le fichier mots.txt."""
        assert student.with_files({"mots.txt": "a ab abc abcd"}).value("trio") == ["abc"]
    '''

TEST_DOUBLE = '''
    """double(x) : deux fois x."""

    import pytest


    @pytest.mark.parametrize("x", [2, 7])
    def test_exemples(student, like, x):
        """Ta fonction double des nombres choisis."""
        assert student.double(x) == like(2 * x)


    def test_au_hasard(student, reference, rng):
        """Ta fonction répond comme la correction sur 50 nombres."""
        student.agrees_with(reference, "double", [(rng.randrange(3, 1000),) for _ in range(50)])
    '''

TEST_TOTAL = '''
    """total(L) : la somme des doubles."""


    def test_sommes(student, reference):
        """Ta fonction additionne les doubles."""
        student.agrees_with(reference, "total", [([],), ([1],), ([1, 2, 3],), ([5, 7],)])


    def test_intacte(student):
        """Ta fonction ne modifie pas la liste qu'on lui donne."""
        outcome = student.outcome("total", [0, 0])
        assert (outcome.value, outcome.arguments) == (0, ([0, 0],))
    '''

TEST_TABLE = '''
    """table(mots) : les couples (mot, longueur)."""


    def test_table(student, reference):
        """Ta table donne la longueur de chaque mot."""
        student.agrees_with(reference, "table", [(["a", "bcd"],), (["un", "trois"],)])
    '''

TEST_LIT = '''
    """lit(t, mot) : la longueur de mot d'après la table t."""


    def test_lit(student, upstream, like):
        """Ta fonction lit la table."""
        t = upstream.table(["a", "bcd"])
        assert student.lit(t, "bcd") == like(3)
        assert student.lit(t, "a") == like(1)
    '''

TEST_PARLE = '''
    """parle() : demande un nom, salue, renvoie le nombre de lettres."""


    def test_salut(student):
        """Ta fonction salue la personne."""
        seen = student.parle(stdin=["Zoé"])
        assert "Bonjour Zoé" in seen


    def test_lettres(student):
        """Ta fonction renvoie le nombre de lettres."""
        assert student.parle(stdin=["Anne"]).returned == 4
    '''

TEST_HASARD = '''
    """hasard(L) : un élément de L tiré au hasard."""


    def test_dans_la_liste(student):
        """Ta fonction tire dans la liste."""
        drawn = student.repeat("hasard", (["a", "b", "c"],), 60)
        assert set(drawn) == {"a", "b", "c"}
    '''

CHAFFS = {
    "double_triple": '''
        """Tu sembles multiplier par trois : relis l'énoncé."""


        def double(x):
            return 3 * x
        ''',
    "double_carre": '''
        """Tu sembles élever au carré."""


        def double(x):
            return x * x
        ''',
    "total_sans_double": '''
        """Tu sembles additionner les nombres eux-mêmes."""


        def total(L):
            return sum(L)
        ''',
    "hasard_premier": '''
        """Tu sembles toujours prendre le premier."""


        def hasard(L):
            return L[0]
        ''',
}

FILES: dict[str, str | None] = {
    "bareme.toml": BAREME,
    "reference.py": REFERENCE,
    "sujet.md": SUBJECT,
    "data/mots.txt": "un deux six dix trois\n",
    "hidden_tests/test_trio.py": TEST_TRIO,
    "hidden_tests/test_double.py": TEST_DOUBLE,
    "hidden_tests/test_total.py": TEST_TOTAL,
    "hidden_tests/test_table.py": TEST_TABLE,
    "hidden_tests/test_lit.py": TEST_LIT,
    "hidden_tests/test_parle.py": TEST_PARLE,
    "hidden_tests/test_hasard.py": TEST_HASARD,
    **{f"submissions/wrong_answer/{name}.py": text for name, text in CHAFFS.items()},
}

# The answers of a right copy, one cell a question.
TRIO = "trio = [mot for mot in lire() if len(mot) == 3]"
DOUBLE = "def double(x):\n    return x + x"
TOTAL = "def total(L):\n    s = 0\n    for x in L:\n        s += double(x)\n    return s"
TABLE = "def table(mots):\n    t = []\n    for mot in mots:\n        t.append((mot, len(mot)))\n    return t"
LIT = "def lit(t, mot):\n    for nom, longueur in t:\n        if nom == mot:\n            return longueur"
PARLE = "def parle():\n    nom = input('? ')\n    print('Bonjour ' + nom)\n    return len(nom)"
HASARD = "def hasard(L):\n    return L[random.randrange(len(L))]"
ANSWERS = {
    "trio": TRIO, "double": DOUBLE, "total": TOTAL, "table": TABLE, "lit": LIT, "parle": PARLE, "hasard": HASARD
}  # fmt: skip

Prose = tuple[str, str]  # the kind of cell, its text


def write(folder: Path, **changes: str | None) -> Path:
    """Write the assignment in `folder`; `changes` replace files, or leave them out.

    A keyword names a file by its stem: `bareme=...`, `reference=...`, `test_double=None`.
    """
    known = {Path(name).stem: name for name in FILES}
    files = {known.get(stem, f"hidden_tests/{stem}.py"): text for stem, text in changes.items()}
    for name, text in {**FILES, **files}.items():
        if text is not None:
            path = folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(dedent(text).lstrip("\n"), encoding="utf-8")
    return folder


def handed_out(files: set[str]) -> set[str]:
    """All that `release` writes for a notebook and its data: for students, for Capytale, for the teacher."""
    capytale = {f"capytale/{name}" for name in (*files, "verifier.py", "validation.py")}
    return files | {"verifier.py"} | {f"corrige/{name}" for name in files} | capytale


def make(folder: Path, **changes: str | None) -> Assignment:
    """Write the assignment, and read it as the kit does."""
    return load_assignment(str(write(folder, **changes)))


def answers(**changes: str | None) -> list[str]:
    """The cells of a right copy, some replaced (None: left out)."""
    return [source for source in {**ANSWERS, **changes}.values() if source is not None]


def submission(cells: Sequence[str | Prose], name: str = "copie") -> Submission:
    """A copy that holds these cells: code, or (kind, text)."""
    pairs = [("code", cell) if isinstance(cell, str) else cell for cell in cells]
    made = tuple(Cell(rank, kind, text) for rank, (kind, text) in enumerate(pairs, 1))  # type: ignore[arg-type]
    return Submission(f"{name}.ipynb", name, "0" * 64, made)


def notebook(cells: Sequence[str | Prose]) -> str:
    """The same as the text of an .ipynb file."""
    entries: list[dict[str, object]] = []
    for cell in submission(cells).cells:
        entry: dict[str, object] = {"cell_type": cell.kind, "id": f"c{cell.index}", "metadata": {}}
        if cell.kind == "code":
            entry |= {"execution_count": None, "outputs": []}
        entries.append({**entry, "source": cell.source})
    return json.dumps({"cells": entries, "metadata": {}, "nbformat": 4, "nbformat_minor": 5})


def with_grader(
    assignment: Assignment, sandbox: Sandbox, work: Callable[[Grader, Session], None], seed: int = SEED
) -> None:
    """Do the work with a grader of this assignment."""
    reference: LocalPlayer = reference_player(assignment)

    def then(session: Session) -> None:
        work(Grader(assignment, session, sandbox, reference, seed, prelude(assignment)), session)

    run_session(assignment, reference, seed, then)


def grade_all(
    assignment: Assignment, sandbox: Sandbox, copies: Mapping[str, Sequence[str | Prose]], seed: int = SEED
) -> dict[str, CopyResult]:
    """The results of several copies, by name."""
    results: dict[str, CopyResult] = {}

    def work(grader: Grader, _session: Session) -> None:
        for name, cells in copies.items():
            results[name] = grader.grade(submission(cells, name), name)

    with_grader(assignment, sandbox, work, seed)
    return results


def question(result: CopyResult, name: str) -> QuestionResult:
    """One question of a result."""
    return next(one for one in result.questions if one.name == name)


def verdicts(result: CopyResult) -> dict[str, str]:
    """The verdict of each question."""
    return {one.name: one.verdict for one in result.questions}


def lost(result: CopyResult) -> dict[str, str]:
    """The questions that are not passed, with their verdicts."""
    return {name: verdict for name, verdict in verdicts(result).items() if verdict != "passed"}
