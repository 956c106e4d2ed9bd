"""Whole copies of TP7 whose marks must be fair: right answers in unusual styles, and one mistake that is charged once."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from grader.assignment import load_assignment
from grader.results import CopyResult
from grader.shelter import Sandbox
from tests import tiny

ROOT = Path(__file__).resolve().parent.parent
CORRECTION = (ROOT / "reference" / "tp7_wordle.py").read_text(encoding="utf-8")

INDEX = "def mot_aleatoire(L):\n    return random.randrange(len(L))"
LAST_WORD_UNCOUNTED = """
def resolution2(mot):
    L, n = list(mots5), 0
    while len(set(L)) > 1:
        proposition = random.choice(L)
        n += 1
        if proposition == mot:
            break
        L = [m for m in L if reponse(m, proposition) == reponse(mot, proposition)]
    return n or 1
"""


@pytest.fixture
def grade(sandbox: Sandbox) -> Callable[..., CopyResult]:
    """The result of the correction with these cells after it."""
    assignment = load_assignment(str(ROOT / "assignments" / "tp7_wordle"))

    def graded(*cells: str) -> CopyResult:
        return tiny.grade_all(assignment, sandbox, {"copie": (CORRECTION, *cells)})["copie"]

    return graded


def test_mean_follows_the_copy_s_own_way_of_counting_when_something_else_is_wrong(grade):
    result = grade(INDEX, LAST_WORD_UNCOUNTED)
    assert tiny.lost(result) == {"mot_aleatoire": "failed"}
    assert tiny.question(result, "nombre_coups").carried
