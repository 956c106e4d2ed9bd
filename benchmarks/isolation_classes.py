"""The classes of copies that `isolation.py` grades: empty, whole, endless; as notebooks and as scripts."""

from __future__ import annotations

import shutil
from collections.abc import Mapping
from pathlib import Path

import nbformat
from nbgrader_asserts import CHECKS, TOOLS
from nbgrader_class import Answer, Subject, copies, notebook

Class = Mapping[str, list[Answer]]


def stubs(subject: Subject, count: int) -> Class:
    """Copies in which nothing is written."""
    return {
        f"vide{number:03}": [Answer(name, f"# {name} : à toi de jouer", False) for name in subject.reference]
        for number in range(count)
    }


def whole(subject: Subject, count: int, faulty: float = 0.0) -> Class:
    """Copies that answer everything, right unless `faulty` says otherwise, in various styles."""
    return copies(subject, count, 20, faulty)


def endless(subject: Subject, count: int) -> Class:
    """Copies that loop for ever in every function."""
    body = "def {name}(*args):\n    while True:\n        pass"
    return {
        f"boucle{number:03}": [Answer(name, body.format(name=name), False) for name in subject.reference]
        for number in range(count)
    }


def write_class(subject: Subject, folder: Path, answers: Class) -> list[Path]:
    """A notebook a copy, beside the data files."""
    paths = []
    for student, given in answers.items():
        place = folder / student
        place.mkdir(parents=True)
        for data in subject.data:
            shutil.copy(data, place)
        paths.append(place / f"{subject.name}.ipynb")
        cells = notebook(subject, {answer.question: answer.source for answer in given}, with_tests=False)
        nbformat.write(cells, paths[-1])
    return paths


def notebook_of(subject: Subject, path: Path) -> Path:
    """The same copy with nbgrader's checks, as a notebook beside it."""
    book = nbformat.read(path, 4)
    for cell in book.cells:
        name = cell.metadata.get("nbgrader", {}).get("grade_id", "").removeprefix("test_")
        if name in CHECKS and cell.metadata["nbgrader"]["grade"]:
            cell.source = CHECKS[name] if name != next(iter(CHECKS)) else TOOLS + CHECKS[name]
    checked = path.with_name("verifie.ipynb")
    nbformat.write(book, checked)
    return checked


def script_of(path: Path) -> Path:
    """A notebook as a script that goes past what fails."""
    cells = [cell.source for cell in nbformat.read(path, 4).cells]
    script = path.with_suffix(".py")
    lines = (
        "for cell in CELLS:\n    try:\n        exec(cell, globals())\n    except Exception:\n        pass\n"
    )
    script.write_text(f"CELLS = {cells!r}\n{lines}", encoding="utf-8")
    return script
