"""What a sequenced notebook of Capytale needs: its stop cells, and the `validation` file that they call."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from grader import verifier
from grader.assignment import Assignment
from grader.notebook import Draft, build, to_text
from grader.subject import read_subject

FOLDER = "capytale"
NAME = "validation.py"
STOP = {"tags": ["breakpoint"]}  # where Capytale waits until what the cell calls is true

_START = "from validation import *\n\ndepart()"
_TEXT = '''"""Les cellules d'arrêt du carnet séquencé : à joindre, avec verifier.py, à l'activité Capytale.

Hors de Capytale, le carnet s'exécute aussi : les cellules d'arrêt disent la même chose, et n'arrêtent personne.
"""

import verifier

try:
    from capytale.autoeval import Validate, validationclass
except ImportError:
    try:
        from basthon.autoeval import Validate, validationclass
    except ImportError:

        class Validate:
            """Une cellule d'arrêt que l'on passe toujours."""

            def __call__(self):
                return True

        def validationclass(classe):
            return classe


def question(nom):
    """La cellule d'arrêt d'une question : on la passe quand les exemples du sujet vont."""

    @validationclass
    class Question:
        def __init__(self):
            super().__init__()

        def __call__(self):
            return verifier.verifie_question(nom)

    return Question()


depart = Validate()
'''


def write_capytale(
    to: Path, assignment: Assignment, cells: Sequence[Draft], known: Mapping[str, Any]
) -> Path:
    """Write the folder of what to put in an activity; gives the folder."""
    folder = to / FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    (folder / NAME).write_text(validation_text(assignment), encoding="utf-8", newline="\n")
    (folder / verifier.NAME).write_text(verifier.verifier_text(known), encoding="utf-8", newline="\n")
    (folder / f"{assignment.name}.ipynb").write_text(
        sequenced(assignment, cells), encoding="utf-8", newline="\n"
    )
    for name, content in assignment.data_files().items():
        (folder / name).write_bytes(content)
    return folder


def validation_text(assignment: Assignment) -> str:
    """The file of the stop cells."""
    names = [question.name for question in assignment.questions if question.kind != "manual"]
    lines = [f'verifie_{name} = question("{name}")' for name in names]
    public = ", ".join(f'"{name}"' for name in ["depart", *(f"verifie_{name}" for name in names)])
    return f"{_TEXT}" + "\n".join([*lines, "", f"__all__ = [{public}]", ""])


def sequenced(assignment: Assignment, cells: Sequence[Draft]) -> str:
    """The notebook with a stop cell after each question's checks."""
    drafts = [Draft("code", _START), *_with_stops(assignment, cells)]
    notebook = build(drafts)
    for cell in notebook.cells:
        if cell.source == _START or cell.source.startswith("verifie_"):
            cell.metadata.update(STOP)
    return to_text(notebook)


def _with_stops(assignment: Assignment, cells: Sequence[Draft]) -> Iterator[Draft]:
    waiting: list[str] = []
    for draft, block in zip(cells, read_subject(assignment), strict=True):
        if waiting and block.role != "code":
            yield from (Draft("code", f"verifie_{name}()") for name in waiting)
            waiting = []
        yield draft
        if block.role == "answer":
            waiting = [*block.names]
    yield from (Draft("code", f"verifie_{name}()") for name in waiting)
