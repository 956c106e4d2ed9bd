"""Answers in free text: seen, kept for a person, never a zero."""

from __future__ import annotations

import json
from pathlib import Path
from textwrap import dedent

import pytest

from grader.assignment import load_assignment
from grader.clerk import grade_one
from grader.essay import essays
from grader.intake import read_copy
from grader.notebook import build, to_text
from grader.plan import Task
from grader.release import drafts
from tests import tiny

QUESTION = """

    [[question]]
    name = "avis"
    points = 2
    kind = "manual"
    """
TEXT = """
    ## Ton avis

    <!-- question: avis -->

    Dis en deux phrases ce que tu as observé.
    """
ANSWER = "J'ai observé que les mots longs sont rares."


@pytest.fixture
def assignment(variant):
    """The tiny assignment with a question in free text at its end."""
    made = variant()
    for name, more in (("bareme.toml", QUESTION), ("sujet.md", TEXT)):
        path = made.folder / name
        path.write_text(path.read_text(encoding="utf-8").rstrip() + "\n" + dedent(more), encoding="utf-8")
    return load_assignment(str(made.folder))


def copy(assignment, folder: Path, change) -> Path:
    """The corrected notebook, its cells changed."""
    content = json.loads(to_text(build(drafts(assignment, corrected=True))))
    change(content["cells"])
    path = folder / "copie.ipynb"
    path.write_text(json.dumps(content), encoding="utf-8")
    return path


def prompt(cells):
    """The cell that asks for a text."""
    return next(cell for cell in cells if cell["id"] == "avis")


def replaced(cells):
    prompt(cells)["source"] = ANSWER


def continued(cells):
    prompt(cells)["source"] += "\n\n" + ANSWER


def put_below(cells):
    cells.insert(cells.index(prompt(cells)) + 1, {"cell_type": "markdown", "metadata": {}, "source": ANSWER})


def saved_by_an_old_jupyter(cells):
    replaced(cells)
    for cell in cells:
        del cell["id"]


def without_marks(cells):
    continued(cells)
    for cell in cells:
        cell["metadata"] = {}
        del cell["id"]


def untouched(cells):
    pass


def emptied(cells):
    prompt(cells)["source"] = " \n"


def removed(cells):
    cells.remove(prompt(cells))


@pytest.mark.parametrize("change", [replaced, continued, put_below, saved_by_an_old_jupyter, without_marks])
def test_answer_is_seen_wherever_it_stands(assignment, tmp_path, change):
    assert essays(assignment, read_copy(copy(assignment, tmp_path, change))) == {"avis"}


@pytest.mark.parametrize("change", [untouched, emptied, removed])
def test_what_the_subject_says_is_no_answer(assignment, tmp_path, change):
    assert essays(assignment, read_copy(copy(assignment, tmp_path, change))) == frozenset()


@pytest.mark.parametrize(
    ("change", "verdict", "state"), [(replaced, "error", "to_review"), (untouched, "missing", "graded")]
)
def test_text_waits_for_a_person(assignment, tmp_path, sandbox, change, verdict, state):
    path = copy(assignment, tmp_path, change)
    results = {}

    def work(grader, _session):
        results["copie"] = grade_one(grader, Task(path, "copie"))

    tiny.with_grader(assignment, sandbox, work)
    result = results["copie"]
    assert (tiny.question(result, "avis").verdict, result.state) == (verdict, state)
    assert any("avis" in note for note in result.notes) == (verdict == "error")
    assert tiny.lost(result) == {"avis": verdict}
