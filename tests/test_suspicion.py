"""Suspicions: what cheating looks like is shown to the teacher with its line, and costs no point."""

from __future__ import annotations

from decimal import Decimal

import pytest

from grader.console import class_table
from grader.reports import index_page, render
from grader.results import CopyResult, QuestionResult, Suspicion, copy_from_json, copy_to_json
from tests import tiny
from tests.attacks.bank import TOOLS


@pytest.fixture(autouse=True)
def english(monkeypatch):
    monkeypatch.setenv("LANGUAGE", "en")


# -- graded for real --------------------------------------------------------------------------------------

SUBJECT = tiny.SUBJECT + "\n    ```python\n    assert double(7) == 14 and double(12) == 24\n    ```\n"
VISIBLE_ONLY = "def double(x):\n    return 14 if x % 5 == 2 and x < 10 else 24 if x == 12 else -1"


def whats(result: CopyResult) -> list[str]:
    return [one.what for one in result.suspicions]


def test_answer_right_on_visible_inputs_only(grade, variant):
    result = grade("", *tiny.answers(double=VISIBLE_ONLY), assignment=variant(sujet=SUBJECT))
    assert result.suspicions == (
        Suspicion(3, 1, "double: right on the examples of the subject, wrong on others"),
    )


@pytest.mark.parametrize(
    "double",
    [
        "def double(x):\n    return x + 2",
        "def double(x):\n    return 2 * x if x < 100 else 0",
        "def double(x):\n    return 14",
        "def double(x):\n    return 1 / 0",
        "def double(x):\n    while x != 7: pass\n    return 14",
    ],
)
def test_ordinary_mistake_is_no_suspicion(grade, variant, double):
    assert whats(grade(*tiny.answers(double=double), assignment=variant(sujet=SUBJECT))) == []


def test_examples_written_out_are_told_with_their_line(grade, variant):
    double = "T = {7: 14, 12: 24}\ndef double(x):\n    return T.get(x, 0)"
    assert "double: 2 examples of the subject are written out, one by one" in whats(
        grade(*tiny.answers(double=double), assignment=variant(sujet=SUBJECT))
    )


def test_refused_operations_are_noticed_once_in_cells_and_in_answers(grade):
    refused = "the sandbox refused an operation"
    result = grade("import os\nos.mkdir('x')\nos.symlink('a', 'b')", *tiny.answers())
    assert result.suspicions[0] == Suspicion(1, 2, refused)
    assert whats(result).count(refused) == 1
    answer = "def double(x):\n    import os\n    os.mkdir('x')"
    assert Suspicion(2, 3, refused) in grade(*tiny.answers(double=answer)).suspicions


def test_copy_that_breaks_its_own_python_is_noticed(grade):
    result = grade(*tiny.answers(), "import builtins\nbuiltins.len = builtins.isinstance = None")
    assert "replaces builtins.len" in whats(result)


def test_worker_that_was_broken_from_the_inside_is_noticed_with_its_cell(grade):
    result = grade("x = 1", "import os\nos._exit(70)", *tiny.answers())
    assert Suspicion(2, 0, "changes Python itself") in result.suspicions


def test_lies_about_where_it_is_are_noticed(grade):
    lie = "import os\nspeak({'at': [900, 0]}), os._exit(1)"
    assert "tells the grader false things" in whats(grade(TOOLS, lie, *tiny.answers()))


def test_no_more_than_twenty(grade):
    cells = [f"class C{number}:\n    def __eq__(self, autre): pass" for number in range(50)]
    assert len(grade(*cells).suspicions) == 20


def test_marks_are_the_same_with_and_without(grade):
    honest, odd = grade(*tiny.answers()), grade(*tiny.answers(), "import gc")
    assert (odd.points, odd.state, odd.note) == (honest.points, honest.state, honest.note)
    assert whats(odd) == ["looks inside Python: gc"]


# -- shown ------------------------------------------------------------------------------------------------

COPY = CopyResult(
    "a.ipynb", "zoé", "graded", Decimal(1), Decimal(1), "20",
    questions=(QuestionResult("double", Decimal(1), Decimal(1), "passed"),),
    suspicions=(Suspicion(3, 2, "looks inside Python: <gc>"), Suspicion(4, 0, "b"), Suspicion(0, 0, "c")),
)  # fmt: skip


def test_results_keep_them():
    data = copy_to_json(COPY)
    assert data["suspicions"][0] == {"cell": 3, "line": 2, "what": "looks inside Python: <gc>"}
    assert copy_from_json(data) == COPY
    del data["suspicions"]  # of a result kept by an earlier version
    assert copy_from_json(data).suspicions == ()


def test_class_page_shows_them_and_the_students_page_does_not(mini):
    page = index_page([COPY], mini, {}).replace("\u00a0", " ").replace("\u202f", " ")
    assert "cell 3, line 2: looks inside Python: &lt;gc&gt;" in page
    assert "cell 4: b" in page
    assert "looks inside" not in render(COPY, mini)


def test_terminal_counts_them():
    (cell,) = class_table([COPY]).columns[-1].cells
    assert str(cell) == "3 things to look at"
