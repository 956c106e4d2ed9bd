"""A small course of nbgrader: the tiny assignment with a question in free text, its class, nbgrader itself."""

from __future__ import annotations

import itertools
import json
import os
import sys
import warnings
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import nbformat

from grader.assignment import Assignment, load_assignment
from grader.desk import Desk
from grader.gradebook import Gradebook
from grader.gradebook_entries import Page
from grader.nbgrader_course import NbgraderCourse
from grader.nbgrader_init import init_course
from grader.nbgrader_release import release_in
from tests import tiny

BIN = Path(sys.executable).parent
ESSAY_QUESTION = '\n    [[question]]\n    name = "avis"\n    points = 2\n    kind = "manual"\n    '
ESSAY_SUBJECT = "\n    ## Ton avis\n\n    <!-- question: avis -->\n    "
CHECKED = tiny.SUBJECT.replace(
    "    def total(L):\n        ...  # À compléter\n    ```\n",
    "    def total(L):\n        ...  # À compléter\n    ```\n\n    ```python\n    assert total([]) == 0\n    ```\n",
)
ASSIGNMENT = {"bareme": tiny.BAREME + ESSAY_QUESTION, "sujet": CHECKED + ESSAY_SUBJECT}
MAXIMA = {
    f"test_{name}": float(worth) for name, worth in zip(tiny.QUESTIONS, (1, 2, 2, 1, 1, 2, 1), strict=True)
}
MAXIMA["avis"] = 2.0
Cells = Sequence["str | tuple[str, str]"]

WRONG = {
    "double": "def double(x):\n    return 3 * x",
    "total": "def total(L):\n    return sum(L)",
    "table": "def table(mots):\n    return [(len(mot), mot) for mot in mots]",
    "lit": "def lit(t, mot):\n    return 3",
    "parle": "def parle():\n    return len(input('? '))",
    "hasard": "def hasard(L):\n    return L[0]",
    "trio": "trio = lire()",
}
OTHER = {
    "double": "double = lambda x: 2 * x",
    "total": "def total(L):\n    return 2 * sum(L)",
    "table": "import numpy as np\ndef table(mots):\n    return tuple((m, len(m)) for m in mots)",
    "trio": "trio = [m for m in tous if len(m) in (3,)]",
}
ENDLESS = "def double(x):\n    while True:\n        try:\n            while True:\n                pass\n        except BaseException:\n            pass"
FORGER = """
class Egal:
    def __eq__(self, autre):
        return True
    __hash__ = object.__hash__

def double(x):
    return Egal()

def total(L):
    import glob, json, sqlite3
    for base in glob.glob("/**/gradebook.db", recursive=True):
        sqlite3.connect(base).execute("update grade set auto_score = 2")
    return 0
"""
HOSTILE: dict[str, Cells] = {
    "noyau_mort": ["import os\nos._exit(0)", *tiny.answers()],
    "plantage": ["import ctypes\nctypes.string_at(0)", *tiny.answers()],
    "boucle_sourde": tiny.answers(double=ENDLESS),
    "egal_a_tout": tiny.answers(double=FORGER, total=None),
    "affiche_des_points": tiny.answers(double="import sys\nsys.displayhook(2)\n2"),
    "avertit": tiny.answers(double="import sys\ndef double(x):\n    print('attention', file=sys.stderr)\n    return 2 * x"),
    "menteur": tiny.answers(total="def total(L):\n    raise SystemExit(0)"),
    "syntaxe": tiny.answers(table="def table(mots)\n    return []"),
}  # fmt: skip
CODE = {"cell_type": "code", "metadata": {}, "execution_count": None, "outputs": []}


def whole_class(count: int) -> dict[str, Cells]:
    """Copies of every kind: right in some style, wrong somewhere, hostile; with or without an essay."""
    found = {name: list(cells) for name, cells in HOSTILE.items()}
    picks = itertools.cycle(
        [
            {},
            *({name: text} for name, text in {**WRONG}.items()),
            OTHER,
            {**WRONG, "lit": tiny.LIT},
            {"double": None},
        ]
    )
    while len(found) < count:
        cells: list[str | tuple[str, str]] = list(tiny.answers(**next(picks)))
        if len(found) % 3 == 0:
            cells.append(("markdown", "Ce TP était **utile**."))
        found[f"eleve{len(found):02}"] = cells
    return found


@dataclass
class NbCourse:
    """A course on disk and its assignment."""

    root: Path
    assignment: Assignment

    @property
    def name(self) -> str:
        return self.assignment.name

    @property
    def course(self) -> NbgraderCourse:
        return NbgraderCourse(self.root)

    def submit(self, student: str, text: str | Cells, name: str = "") -> Path:
        """Hand in a file: its text, or the cells of a notebook made from the one handed out."""
        path = self.root / "submitted" / student / self.name / (name or f"{self.name}.ipynb")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text if isinstance(text, str) else self.filled_in(text), encoding="utf-8")
        return path

    def filled_in(self, cells: Cells) -> str:
        """What a student hands in: the released notebook, answers written in their cells, the rest at its end."""
        notebook = self.released()
        places = {cell["metadata"].get("nbgrader", {}).get("grade_id"): cell for cell in notebook["cells"]}
        for text in cells:
            kind, source = ("code", text) if isinstance(text, str) else text
            target = next(
                (
                    name
                    for name in tiny.QUESTIONS
                    if f"def {name}(" in source or source.startswith(f"{name} =")
                ),
                "",
            )
            place = places.get("avis" if kind == "markdown" else target)
            if place is None or len(places) == 1:
                notebook["cells"].insert(0, {**CODE, "id": f"x{len(notebook['cells'])}", "source": source})
            else:
                place["source"] = source
        return json.dumps(notebook, ensure_ascii=False)

    def released(self) -> dict:
        """The notebook handed out."""
        return nbformat.read(self.course.notebook("release", self.name), as_version=4)  # type: ignore[no-untyped-call]

    def autograded(self, student: str) -> dict:
        """The notebook that the formgrader shows."""
        path = self.course.notebook("autograded", self.name, student)
        return nbformat.read(path, as_version=4)  # type: ignore[no-untyped-call]

    def book(self) -> Gradebook:
        return self.course.gradebook()

    def pages(self) -> dict[str, Page]:
        """The gradebook."""
        book = self.book()
        try:
            return book.pages(self.name)
        finally:
            book.close()

    def scores(self) -> dict[tuple[str, str], float]:
        """What counts for each cell of each copy."""
        return {
            (who, cell): entry.score
            for who, page in self.pages().items()
            for cell, entry in page.entries.items()
        }

    def comment(self, student: str, cell: str) -> str:
        """What nbgrader would show a student under an answer."""
        from nbgrader.api import Gradebook as Theirs

        with Theirs(self.book().url) as book:
            return book.find_comment(cell, self.name, self.name, student).comment or ""

    def by_hand(self, student: str, cell: str, score: float, comment: str = "") -> None:
        """What the formgrader writes when a teacher gives a mark."""
        from nbgrader.api import Gradebook as Theirs

        with Theirs(self.book().url) as book:
            grade = book.find_grade(cell, self.name, self.name, student)
            grade.manual_score, grade.needs_manual_grade = score, False
            if comment:
                book.find_comment(
                    cell.removeprefix("test_"), self.name, self.name, student
                ).manual_comment = comment
            book.db.commit()

    def nbgrader(self, *words: str, cwd: Path | None = None) -> tuple[int, str]:
        """Run a command of nbgrader in a process of its own (forked, since loading nbgrader takes seconds)."""
        log = self.root.parent / f"{self.root.name}.log"
        return forked(words, cwd or self.root, log), log.read_text(errors="replace")

    def desk(self) -> Desk:
        return Desk.open(self.course, self.assignment)


def make_course(folder: Path, assignment: Mapping[str, str | None] = ASSIGNMENT) -> NbCourse:
    """A course with the assignment released."""
    tiny.write(folder / "devoirs" / "mini", **assignment)
    made = load_assignment(str(folder / "devoirs" / "mini"))
    root = folder / "cours"
    assert init_course(root)
    with open(root / "nbgrader_config.py", "a") as settings:
        settings.write("c.CopyExporter.jobs = 1\n")
    release_in(NbgraderCourse(root), made)
    return NbCourse(root, made)


def forked(words: Sequence[str], cwd: Path, log: Path) -> int:
    """The exit status of `nbgrader WORDS`."""
    from nbgrader.apps.nbgraderapp import NbGraderApp  # loaded once, on this side

    child = os.fork()
    if child:
        return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    status = 70
    try:
        file = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
        os.dup2(file, 1)
        os.dup2(file, 2)
        sys.stdout, sys.stderr = os.fdopen(1, "w"), os.fdopen(2, "w")
        os.chdir(cwd)
        os.environ["PATH"] = f"{BIN}{os.pathsep}{os.environ['PATH']}"
        warnings.resetwarnings()
        warnings.simplefilter("ignore")
        status = _told(lambda: NbGraderApp.launch_instance(list(words)))
        sys.stdout.flush()
        sys.stderr.flush()
    finally:
        os._exit(status)


def _told(work) -> int:
    try:
        work()
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else int(end.code is not None)
    except BaseException:
        import traceback

        traceback.print_exc()
        return 1
    return 0


def outputs(notebook: dict) -> Iterator[tuple[str, list[dict]]]:
    """What stands under each cell of points."""
    for cell in notebook["cells"]:
        about = cell["metadata"].get("nbgrader", {})
        if about.get("grade") and cell["cell_type"] == "code":
            yield about["grade_id"], cell["outputs"]
