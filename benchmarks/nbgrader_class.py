"""The class that the benchmark grades: N copies that mix right and wrong answers, in an nbgrader course."""

from __future__ import annotations

import ast
import random
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import nbformat
from nbformat.v4 import new_code_cell, new_notebook
from nbgrader_asserts import CHECKS, TOOLS

CONFIG = """
c = get_config()
c.CourseDirectory.course_id = "bench"
c.ClearSolutions.enabled = False
"""

# Right by themselves, but they change what other cells of a mixed copy read: `random`, a list, the name `reponse`.
UNMIXABLE = {
    "mot_aleatoire_random_float",
    "mots5_numpy_array",
    "possibles_numpy_mask",
    "possibles_tuple_compress",
    "reponse_rebound_to_result",
}


@dataclass(frozen=True)
class Answer:
    """The code that answers one question in a copy, and whether it is meant to be right."""

    question: str
    source: str
    right: bool


@dataclass(frozen=True)
class Subject:
    """What the benchmark reads of an assignment: its prelude and the answers known for each question."""

    name: str
    folder: Path
    prelude: str
    reference: Mapping[str, str]
    accepted: Mapping[str, list[str]]
    wrong: Mapping[str, list[str]]

    @property
    def data(self) -> list[Path]:
        """The files given with the notebook."""
        return sorted((self.folder / "data").glob("*"))


def read_subject(folder: Path) -> Subject:
    """The subject of an assignment folder, its correction beside `assignments/`."""
    settings = tomllib.loads((folder / "bareme.toml").read_text("utf-8"))
    names = [question["name"] for question in settings["question"]]
    text = (folder.parents[1] / "reference" / f"{folder.name}.py").read_text("utf-8")
    prelude, reference = [], {}
    for node in ast.parse(text).body:
        segment = _segment(text, node)
        bound = [name for name in _bound(node) if name in names]
        if bound:
            reference[bound[0]] = segment
        elif not (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)):
            prelude.append(segment)
    known = [_submissions(folder / "submissions" / kind, names) for kind in ("accepted", "wrong_answer")]
    return Subject(folder.name, folder, "\n\n".join(prelude), reference, *known)


def _segment(text: str, node: ast.stmt) -> str:
    first = min([node.lineno, *(one.lineno for one in getattr(node, "decorator_list", []))])
    return "\n".join(text.splitlines()[first - 1 : node.end_lineno])


def _bound(node: ast.stmt) -> list[str]:
    if isinstance(node, ast.FunctionDef):
        return [node.name]
    targets = getattr(node, "targets", None) or [getattr(node, "target", None)]
    return [target.id for target in targets if isinstance(target, ast.Name)]


def _submissions(folder: Path, names: list[str]) -> dict[str, list[str]]:
    """The submissions that answer exactly one question, by question, without their docstring."""
    found: dict[str, list[str]] = {}
    for path in sorted(folder.glob("*.py")):
        tree = ast.parse(text := path.read_text("utf-8"))
        answered = {name for node in tree.body for name in _bound(node) if name in names}
        if len(answered) == 1 and path.stem not in UNMIXABLE:
            code = [_segment(text, node) for node in tree.body[1 if ast.get_docstring(tree) else 0 :]]
            found.setdefault(answered.pop(), []).append("\n".join(code))
    return found


def copies(subject: Subject, count: int, seed: int, share: float) -> dict[str, list[Answer]]:
    """A class: copies all right in various styles, and a share of others with one to four wrong answers.

    No copy loops: each would cost nbgrader its timeout of 30 s, and hide what this benchmark compares.
    """
    rng = random.Random(seed)
    found: dict[str, list[Answer]] = {}
    while len(found) < count:
        rank = len(found)
        answers = _copy(subject, rng, faulty=int((rank + 1) * share) > int(rank * share))
        if _ends(subject, answers):
            found[f"eleve{rank:03}"] = answers
    return found


def _ends(subject: Subject, answers: list[Answer], seconds: float = 15) -> bool:
    """Whether the copy and its checks run to their end, right or wrong, beside the data files."""
    cells = [(answer.source, CHECKS[answer.question]) for answer in answers]
    lines = [subject.prelude, *(code for cell in cells for code in cell)]
    guarded = (
        "for cell in CELLS:\n    try:\n        exec(cell, globals())\n    except Exception:\n        pass\n"
    )
    silent = subprocess.DEVNULL
    script = f"CELLS = {[TOOLS, *lines]!r}\n{guarded}"
    try:
        subprocess.run(
            [sys.executable, "-c", script],
            cwd=subject.data[0].parent,
            timeout=seconds,
            stdin=silent,
            stdout=silent,
            stderr=silent,
        )
    except subprocess.TimeoutExpired:
        return False
    return True


def _copy(subject: Subject, rng: random.Random, faulty: bool) -> list[Answer]:
    with_wrong = [name for name in subject.reference if subject.wrong.get(name)]
    spoiled = rng.sample(with_wrong, min(rng.randint(1, 4), len(with_wrong))) if faulty else []
    answers = []
    for name, correct in subject.reference.items():
        if name in spoiled:
            answers.append(Answer(name, rng.choice(subject.wrong[name]), right=False))
        else:
            style = rng.choice([correct, *subject.accepted.get(name, [])])
            answers.append(Answer(name, style, right=True))
    return answers


def build_course(subject: Subject, folder: Path, answers: Mapping[str, list[Answer]]) -> list[Path]:
    """An nbgrader course with its source and the submitted copies; the copies' paths."""
    folder.mkdir(parents=True)
    (folder / "nbgrader_config.py").write_text(CONFIG, "utf-8")
    stub = {name: f"# {name} : à toi de jouer\n" for name in subject.reference}
    source = folder / "source" / subject.name
    _write(subject, source, notebook(subject, stub, with_tests=True))
    return [
        _write(
            subject,
            folder / "submitted" / student / subject.name,
            notebook(subject, {answer.question: answer.source for answer in given}, with_tests=False),
        )
        for student, given in answers.items()
    ]


def _write(subject: Subject, folder: Path, cells: nbformat.NotebookNode) -> Path:
    folder.mkdir(parents=True)
    for path in subject.data:
        shutil.copy(path, folder)
    nbformat.write(cells, folder / f"{subject.name}.ipynb")
    return folder / f"{subject.name}.ipynb"


def notebook(subject: Subject, answers: Mapping[str, str], with_tests: bool) -> nbformat.NotebookNode:
    """The notebook as nbgrader knows it: answer cells, and locked test cells (empty in a student's copy)."""
    cells = [new_code_cell(subject.prelude, id="prelude")]
    for name, code in answers.items():
        cells.append(
            new_code_cell(code, id=_cell_id("answer", name), metadata=_metadata(name, solution=True))
        )
        cells.append(_test(name, with_tests))
    kernel = {"kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"}}
    return new_notebook(cells=cells, metadata=kernel)


def _test(name: str, with_tests: bool) -> nbformat.NotebookNode:
    checks = CHECKS[name] if name != next(iter(CHECKS)) else TOOLS + CHECKS[name]
    hidden = f"### BEGIN HIDDEN TESTS\n{checks.strip()}\n### END HIDDEN TESTS" if with_tests else ""
    return new_code_cell(hidden, id=_cell_id("test", name), metadata=_metadata(f"test_{name}", grade=True))


def _cell_id(*words: str) -> str:
    return "-".join(words).replace("_", "-")


def _metadata(grade_id: str, solution: bool = False, grade: bool = False) -> dict[str, object]:
    about = {"grade_id": grade_id, "solution": solution, "grade": grade, "locked": not solution}
    about |= {"schema_version": 3, "task": False} | ({"points": 1} if grade else {})
    return {"nbgrader": about}
