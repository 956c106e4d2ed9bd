"""What students read is in the language of their assignment, to the last word."""

from __future__ import annotations

import ast
import html
import re
from datetime import UTC, datetime, timedelta
from decimal import Decimal

import pytest

from grader.course import Course
from grader.diagnosis import read_specimen
from grader.identity import Person
from grader.marksheet import MarkLine
from grader.nbgrader_source import source_notebook
from grader.player import Outcome
from grader.record import Handed, Record
from grader.reports import render
from grader.reports.text import typographic
from grader.results import CopyResult
from grader.run import GradeOrder, run_feedback, run_grade
from grader.sentences import SILENCES, said
from grader.standing import late
from grader.tongue import spaced, speaking, spoken, tr, tr_plural
from tests import tiny
from tests.catalogues import ROOT, Translated, placeholders
from tests.nbcourse import ESSAY_QUESTION, ESSAY_SUBJECT
from tests.sample import COPIES, SUBJECT, Subject

TRANSLATED = Translated("en", "student", {"tr": None, "N_tr": None, "tr_plural": (1, 2)})
FRENCH = re.compile(
    r"[àâçèéêëîïôùûœÀÉÊ«»]|\b(?:tu|ton|ta|tes|le|la|les|un|une|des|est|pas|cellule|ligne|sur)\b", re.I
)
FOR_STUDENTS = (
    "alignment", "cells", "clerk", "counterexamples", "intake", "isolated", "nbgrader_entry", "plaintext", "remarks", "sentences",
    "session", "standing", "turnout", "marksheet", "reports/boards", "reports/card", "reports/comparison", "reports/student", "reports/tiles",
    "reports/wording", "witness",
)  # fmt: skip


# -- the catalogue --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("message", TRANSLATED.sources, ids=str)
def test_every_sentence_for_students_is_in_english_too(message):
    for french, english in TRANSLATED.pairs(message):
        assert english
        assert not FRENCH.search(re.sub(r"\{\w+[^}]*\}", "", english)), english
        assert placeholders(english) == placeholders(french)


def test_catalogue_holds_nothing_else():
    TRANSLATED.check_that_nothing_is_left_over()


def test_compiled_catalogue_is_up_to_date():
    TRANSLATED.check_that_it_is_compiled()


@pytest.mark.parametrize("name", FOR_STUDENTS)
def test_no_french_sentence_is_kept_from_the_catalogue(name):
    tree = ast.parse((ROOT / "grader" / f"{name}.py").read_text(encoding="utf-8"))
    inside = {id(part) for call in _calls(tree) for part in ast.walk(call)}
    inside |= {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}  # documentation
    left = [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in inside
        if re.search("[àâçèéêîôùœ«]|\\w '\\w", node.value)
    ]
    assert left == []


def _calls(tree):
    return (
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in TRANSLATED.keywords
    )


# -- the language -----------------------------------------------------------------------------------------------


def test_students_are_spoken_to_in_french_unless_their_assignment_says_otherwise(monkeypatch):
    monkeypatch.setenv("LANGUAGE", "en")  # that of the teacher
    assert (spoken(), tr("un nombre")) == ("fr", "un nombre")
    with speaking("en"):
        assert tr("un nombre") == "a number"
        with speaking("fr"):
            assert tr("un nombre") == "un nombre"
        assert tr("une phrase de l'élève") == "une phrase de l'élève"
    assert spoken() == "fr"


def test_plural_begins_at_two_in_french_and_spares_only_one_in_english():
    text = ("{count} question réussie sur", "{count} questions réussies sur")
    assert [tr_plural(*text, count).split()[1] for count in (0, 1, 2)] == [
        "question",
        "question",
        "questions",
    ]
    with speaking("en"):
        assert [tr_plural(*text, count).split()[1] for count in (0, 1, 2)] == [
            "questions",
            "question",
            "questions",
        ]


# -- the pages --------------------------------------------------------------------------------------------------


def read(page):
    """All that is shown or read aloud."""
    body = page[page.index("</style>") :]
    spoken_aloud = re.findall(r'aria-label="([^"]*)"', body)
    return " ".join([re.sub(r"<[^>]*>", " ", body), *spoken_aloud])


@pytest.mark.parametrize("state", COPIES)
def test_an_english_page_has_no_french_of_ours(state):
    page = render(COPIES[state], SUBJECT)
    assert '<html lang="en">' in page
    assert FRENCH.findall(read(page)) == []
    assert "," not in re.findall(r"7.25", read(page))


def test_an_english_page_says_what_the_french_one_says():
    text = " ".join(read(render(COPIES["full"], SUBJECT)).split())
    assert "Look first at: tiles(…) , 2.5 points to gain." in text
    assert "2 questions right out of 18, 13 to take up again, 1 to write, 2 waiting." in text
    assert "7.25 points out of 20" in text
    assert "We expect a number, your code gives a string: find out where this value comes from." in text
    assert "and 2 more remarks of the same kind." in text


@pytest.mark.parametrize("state", COPIES)
def test_a_french_page_has_no_english_of_ours(state):
    page = render(COPIES[state], Subject("TP", SUBJECT.questions, language="fr"))
    assert not re.search(
        r"\b(?:the|your|you|right|cell|question[s]? right|expected)\b",
        read(page).replace("Read the rule.", ""),
    )


ENGLISH = {"bareme": tiny.BAREME.replace('title = "Mini"', 'title = "Mini"\nlanguage = "en"')}
COPY = '''# %%
def double(x):
    return [x][x]

# %%
while True:
    pass

# %%
def total(L):
    L.append(1)
    return 1 / 0

# %%
def tablee(mots):
    return [

# %%
nothing

# %% [markdown]
# def lit(t, mot):
#     return True

# %%
def parle():
    import os
    os._exit(1)

# %%
def hasard():
    while True:
        pass

def tabel(mots):
    return 3
'''  # fmt: skip


def test_a_class_of_an_english_assignment_reads_english(variant, tmp_path):
    assignment = variant(**ENGLISH)
    course = Course(tmp_path / "course")
    files = {"anna": ("mini.py", COPY.encode()), "bob": ("mini.ipynb", b"%PDF-1.4"), "cid": ("mini.ipynb", "x = 1  # é\n".encode("cp1252"))}  # fmt: skip
    for student, (name, data) in files.items():
        folder = course.root / "submitted" / student / assignment.name
        folder.mkdir(parents=True)
        (folder / name).write_bytes(data)
    run_grade(GradeOrder(str(assignment.folder)), course)
    run_feedback(str(assignment.folder), course)
    for student in files:
        page = (course.root / "feedback" / "mini" / f"{student}.html").read_text(encoding="utf-8")
        ours = without_words_of(assignment, read(page))
        assert FRENCH.findall(ours) == [], ours
    assert "this is not a notebook but a PDF" in (course.root / "feedback/mini/bob.html").read_text()


def without_words_of(assignment, text):
    """What is left of a page when its assignment's own sentences are taken out."""
    text = html.unescape(text).replace("\u2019", "'").replace("Zoé", "")
    for path in assignment.folder.rglob("*.py"):
        for sentence in re.findall('"""(.*?)"""', path.read_text(encoding="utf-8"), re.S):
            text = text.replace(typographic(sentence).replace("\u2019", "'"), "")
    return text


@pytest.mark.parametrize("status", SILENCES)
def test_silences_are_said_in_english(status):
    with speaking("en"):
        assert not FRENCH.search(said("f", Outcome(status, detail="Elle a quitté Python.")))


@pytest.mark.parametrize(
    ("language", "note"),
    [
        ("fr", "copie rendue en retard de 1 jour et 2 h : 1,5 point en moins"),
        ("en", "copy handed in late by 1 day and 2 h: 1.5 points taken off"),
    ],
)
def test_lateness_is_said_in_the_language_of_the_assignment(variant, language, note):
    rule = '\n    [deadline]\n    penalty = 1.5\n    per = "once"\n'
    assignment = variant(bareme=f'    language = "{language}"\n' + tiny.BAREME + rule)
    due = datetime(2027, 3, 12, 17, tzinfo=UTC)
    record = Record("mini", due, {"zoe": Handed("submitted", due + timedelta(hours=26))})
    copy = CopyResult("f", "zoe", "graded", Decimal(10), Decimal(10), "20", notes=("autre chose",))
    found = late(copy, record, assignment)
    assert (found.points, found.notes) == (Decimal("8.5"), (note, "autre chose"))
    assert (found.lateness, found.reason) == (note, "autre chose")


def test_what_is_written_in_a_notebook_is_in_the_language_of_its_assignment(variant):
    bareme = '    language = "en"\n' + tiny.BAREME + ESSAY_QUESTION
    cells = source_notebook(variant(bareme=bareme, sujet=tiny.SUBJECT + ESSAY_SUBJECT))["cells"]
    sources = [cell["source"] for cell in cells]
    assert "*Write your answer here.*" in sources
    assert "# double: 2 points, from the hidden tests" in sources


def test_comments_of_an_exported_mark_are_in_english():
    line = MarkLine(Person("jane", last="jane", name="jane"), COPIES["full"], Decimal(7), frozenset({"hint"}))
    with speaking("en"):
        assert not FRENCH.search(line.comment)
        assert "hint: 1/2.5. Read the rule." in line.comment or "And " in line.comment


# -- the sentences of the assignments -----------------------------------------------------------------------


def told(assignment):
    """Every hint of an assignment and every sentence of its hidden tests, each with its file."""
    for path in sorted(assignment.glob("submissions/*/*.py")):
        if path.parent.name != "accepted":
            yield path, read_specimen(path).hint
    for path in sorted(assignment.glob("hidden_tests/test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield path, spaced(ast.get_docstring(node) or "")


@pytest.mark.parametrize("name", ["tp7_wordle", "app7_wordle_csp", "app16_mots_croises", "sutom_information"])
def test_hints_are_whole_familiar_and_spaced(name):
    slips = {
        "too long": re.compile(r".{301}"),
        "polite": re.compile(r"\b(?:vous|votre|vos)\b", re.I),
        "cut at a hyphen": re.compile(r"\w- \w"),
        "stuck": re.compile(r"[a-zéèà](?:[;!?»]|:(?!\w))"),
        "loose": re.compile(r" [;:?»]|« "),
        "curly": re.compile("[’…]"),
    }
    outside = re.compile(r'"[^"]*"|\[[^\]]*\]')  # code may hold anything
    found = list(told(ROOT / "assignments" / name))
    assert len(found) > 100
    assert [
        (path.name, slip, text)
        for path, text in found
        for slip, pattern in slips.items()
        if pattern.search(text if slip == "too long" else outside.sub("X", text))
    ] == []


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("Relis l'énoncé : où est « fin » ?", "Relis l'énoncé\u00a0: où est «\u00a0fin\u00a0»\u00a0?"),
        ("Vite ! Puis L != [] ; M[1:2]", "Vite\u00a0! Puis L != []\u00a0; M[1:2]"),
        ('Stop: read "a: b"; why?', 'Stop: read "a: b"; why?'),
    ],
)
def test_high_punctuation_stays_with_its_word(written, read):
    assert spaced(written) == read


def test_pages_narrow_these_spaces():
    assert typographic("Oui\u00a0; non ! a != b") == "Oui\u202f; non\u202f! a != b"
