"""What a teacher decides in nbgrader comes back into our results and pages."""

from __future__ import annotations

from dataclasses import replace
from decimal import Decimal

import pytest

from grader.gradebook_entries import Entry, Page
from grader.nbgrader_cells import Slot
from grader.nbgrader_entry import merged
from grader.reports.student import render
from grader.results import CopyResult, QuestionResult
from grader.sentences import essay_note
from grader.tongue import speaking
from tests import tiny

PLACES = {"double": Slot("double", "test_double"), "total": Slot("total", "test_total")}
SAID = "Relis la page 12 du cours, puis reprends ta boucle. " * 8


def copy(state="graded", note="", verdict="failed"):
    questions = tuple(
        QuestionResult(name, Decimal(0), Decimal(2), verdict, hint="x", hint_text="Indice automatique.")
        for name in PLACES
    )
    return CopyResult("a.ipynb", "a", state, Decimal(0), Decimal(4), note, 0.0, questions, ("une note",))


def entry(auto=0.0, manual=None, extra=None, waiting=False):
    return Entry(auto, manual, extra, waiting)


def test_mark_by_hand_counts_and_bonus_too(mini):
    page = Page({"test_double": entry(manual=1.5), "test_total": entry(1.0, extra=0.5)})
    result = merged(copy(), page, PLACES, mini)
    assert [(one.points, one.verdict) for one in result.questions] == [(Decimal("1.5"), "partial")] * 2
    assert (result.points, result.state) == (3, "graded")


def test_copy_that_nobody_touched_is_as_it_was(mini):
    assert merged(copy(), Page({"test_double": entry()}), PLACES, mini) == copy()


def test_lateness_takes_points_off_and_is_written(mini):
    result = merged(copy(), Page({"test_double": entry(manual=2.0)}, penalty=0.5), PLACES, mini)
    assert result.points == Decimal("1.5")
    assert "copie rendue en retard : 0,5 point en moins" in result.notes


def test_what_comes_back_is_said_in_the_language_of_the_assignment(variant):
    english = variant(bareme=tiny.BAREME.replace('title = "Mini"', 'title = "Mini"\n    language = "en"'))
    with speaking("en"):
        unread = replace(copy(verdict="passed"), notes=(essay_note("double"), "a note"))
    page = Page({"test_double": entry(manual=2.0)}, {"double": "Well done."}, penalty=1.0)
    notes = merged(unread, page, PLACES, english).notes
    assert notes == ("`double`: Well done.", "copy handed in late: 1 point taken off", "a note")


def test_lateness_is_written_in_the_language_of_the_assignment(mini):
    page = Page({"test_double": entry(manual=2.0)}, penalty=0.5)
    result = merged(copy(), page, PLACES, replace(mini, language="en"))
    assert result.lateness == "copy handed in late: 0.5 points taken off"


@pytest.mark.parametrize("reveal", ["full", "input", "theme", "nothing"])
def test_teachers_words_are_read_whole_whatever_the_question_reveals(mini, reveal):
    questions = tuple(replace(question, reveal=reveal) for question in mini.questions)
    result = merged(copy(), Page(comments={"double": SAID}), PLACES, mini)
    page = render(result, replace(mini, questions=questions))
    assert page.count("Relis la page 12") == 8
    assert page.count("Indice automatique") == (1 if reveal in ("full", "input") else 0)  # that of `total`


def test_comment_on_a_right_answer_is_read_too(mini):
    result = merged(copy(verdict="passed"), Page(comments={"double": "Bravo"}), PLACES, mini)
    assert "Bravo" in render(result, mini)


def test_unreadable_copy_stays_without_a_mark_until_a_person_gives_one(mini):
    lost = copy("unreadable", "ILL", "missing")
    waiting = {"test_double": entry(None, waiting=True), "test_total": entry(None, waiting=True)}
    assert merged(lost, Page(waiting, penalty=1.0), PLACES, mini) == lost
    given = {"test_double": entry(None, 2.0), "test_total": entry(None, 0.0)}
    result = merged(lost, Page(given), PLACES, mini)
    assert (result.state, result.points) == ("graded", 2)
    assert result.note != "ILL"
