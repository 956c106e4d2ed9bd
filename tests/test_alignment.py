"""A copy laid on the released notebook: each followed cell once, the student's text where it was."""

import pytest

from grader.alignment import align, inert
from grader.nbgrader_cells import answer_metadata, manual_metadata, test_metadata
from grader.submission import Cell, Submission

STUB = "def f(x):\n    ...  # À compléter"
CHECK = "assert f(1) == 2"
MANUAL = "*Écris ta réponse ici.*"


def code(source, about=None):
    metadata = {"nbgrader": about} if about else {}
    return {
        "cell_type": "code",
        "metadata": metadata,
        "source": source,
        "outputs": [],
        "execution_count": None,
    }


def prose(source, about=None):
    return {"cell_type": "markdown", "metadata": {"nbgrader": about} if about else {}, "source": source}


RELEASED = {
    "metadata": {},
    "nbformat": 4,
    "nbformat_minor": 5,
    "cells": [
        prose("# Titre <b>gras</b>"),
        code(STUB, answer_metadata("f")),
        code(CHECK, test_metadata("f", 2.0)),
        code("def g():\n    ...\n\ndef h():\n    ...", answer_metadata("g")),
        code("# g : 1 point", test_metadata("g", 1.0)),
        code("# h : 1 point", test_metadata("h", 1.0)),
        prose(MANUAL, manual_metadata("avis", 2.0)),
    ],
}  # fmt: skip


def aligned(*cells):
    made = tuple(Cell(rank, kind, source, name) for rank, (kind, source, name) in enumerate(cells, 1))
    notebook = align(RELEASED, ["f", "g", "h", "avis"], Submission("c.ipynb", "c", "0", made))
    return [
        (cell["metadata"].get("nbgrader", {}).get("grade_id", ""), cell["source"])
        for cell in notebook["cells"]
    ]


def ids(*cells):
    return [grade_id for grade_id, _source in aligned(*cells)]


ALL = ["f", "test_f", "g", "test_g", "test_h", "avis"]


def test_copy_without_a_cell_gets_them_all_as_handed_out():
    assert ids() == ALL
    assert dict(aligned())["f"] == STUB


def test_copy_that_could_not_be_read_gets_them_too():
    assert len(align(RELEASED, ["f", "g", "h", "avis"], None)["cells"]) == len(ALL)


def test_answer_is_found_by_the_name_it_defines():
    answer = "def f(x):\n    return x + 1"
    assert aligned(("code", "import random", ""), ("code", answer, "autre"))[:3] == [
        ("", "import random"),
        ("f", answer),
        ("test_f", CHECK),
    ]


def test_last_definition_counts_and_the_others_stay():
    cells = aligned(("code", "def f(x): pass", "f"), ("code", "f = lambda x: x", ""))
    assert cells[:2] == [("", "def f(x): pass"), ("f", "f = lambda x: x")]


@pytest.mark.parametrize("line", ["f == 2", "print(f(2))", "def ff(x): pass", "x.f = 3"])
def test_use_of_a_name_is_no_definition(line):
    assert aligned(("code", line, ""))[0] == ("", line)


def test_cell_noted_for_the_question_is_its_answer_when_nothing_defines_it():
    assert aligned(("code", "def F(x): pass", "f"))[0] == ("f", "def F(x): pass")


def test_changed_check_comes_back_as_it_was():
    cells = aligned(("code", "def f(x): pass", ""), ("code", "assert True", "test_f"), ("code", CHECK, ""))
    assert [cell for cell in cells if cell[0] == "test_f"] == [("test_f", CHECK)]
    assert ("", "assert True") not in cells


def test_one_cell_may_answer_several_questions():
    both = "def f(x): pass\ndef g(): pass\ndef h(): pass"
    cells = aligned(("code", both, ""))
    assert [grade_id for grade_id, _source in cells] == ALL
    assert dict(cells)["f"] == both
    assert dict(cells)["g"] == "# g : la réponse est dans une cellule plus haut"


def test_questions_that_share_their_cell_share_it_in_the_copy():
    cells = aligned(("code", "def h(): return 1", ""), ("code", "def g(): return 1", ""))
    assert [grade_id for grade_id, _source in cells][:4] == ["g", "test_g", "test_h", ""]


def test_essay_is_found_by_its_note():
    assert dict(aligned(("markdown", "Mon avis", "avis")))["avis"] == "Mon avis"


def test_teachers_prose_is_left_as_it_is():
    assert aligned(("markdown", "# Titre <b>gras</b>", ""))[0] == ("", "# Titre <b>gras</b>")


def test_raw_cell_is_shown_as_text():
    assert aligned(("raw", "<script>", ""))[0][1].startswith("`" * 12)


@pytest.mark.parametrize(
    "text",
    ["<script>x()</script>", "<img src=x onerror=y>", "[a](javascript:b)", "[a]\n(b)", "[a]: javascript:b", "<javascript:a>",
     r"$\href{javascript:a}{b}$", r"$\mmlToken{mi}[href='javascript:a']{b}$", "<!-- a", "![a](b)"],
)  # fmt: skip
def test_tags_and_links_of_a_student_do_nothing(text):
    from nbconvert.filters.markdown_mistune import markdown2html_mistune

    shown = markdown2html_mistune(inert(text))
    assert "<script" not in shown
    assert "<img" not in shown
    assert "<a " not in shown
    assert "\\href" not in shown
    assert "\\mmlToken" not in shown
    assert inert(text).replace("\u200c", "") == text


def test_prose_reads_the_same_once_inert():
    text = "Si `a < b` alors $x<y$, et 3<4 : [liste] de *mots*."
    assert inert(text).replace("\u200c", "") == text
    assert inert("a < b, 3<4") == "a < b, 3<4"
