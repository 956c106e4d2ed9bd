"""How much of a question a page shows, and from when on: held whatever a copy prints, raises or hands out."""

from __future__ import annotations

import datetime as dt
import json
import re
from dataclasses import replace

import pytest

from grader.assignment import load_assignment
from grader.course import Course
from grader.errors import AssignmentError
from grader.export import ExportOrder, run_export
from grader.remarks import remarks
from grader.reports import render
from grader.run import GradeOrder, run_feedback, run_grade
from tests import tiny

PARIS = dt.timezone(dt.timedelta(hours=1))
AFTER = dt.datetime(2026, 12, 5, 8, tzinfo=PARIS)
TABLE = '    name = "table"\n    points = 1\n'
DATED = TABLE + '    reveal = "theme"\n    theme = "couples"\n    reveal_after = {}\n'


def toml(lines):
    return tiny.BAREME.replace(TABLE, lines)


# -- the date -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("written", "zone", "moment"),
    [
        ("2026-12-05T08:00:00", "", AFTER),
        ('"2026-12-05 08:00"', "", AFTER),
        ("2026-12-05T08:00:00+01:00", "", AFTER),
        ("2026-12-05T07:00:00Z", "", AFTER),
        ("2026-12-05T03:00:00", '[deadline]\n    zone = "America/Martinique"', AFTER),
        ("2026-12-05", "", dt.datetime(2026, 12, 6, tzinfo=PARIS)),  # a day lasts until its end
    ],
)
def test_from_its_date_on_a_page_shows_more(variant, written, zone, moment):
    assignment = variant(bareme=toml(DATED.format(written)) + f"\n    {zone}")
    second = dt.timedelta(seconds=1)
    assert assignment.opened(moment - second).question("table").reveal == "theme"
    assert assignment.opened(moment).question("table").reveal == "full"
    assert assignment.opened(moment).question("double") == assignment.question("double")


def test_a_page_may_show_a_little_more(variant):
    assignment = variant(bareme=toml(DATED.format('"2026-12-05"') + '    reveal_then = "input"\n'))
    assert assignment.opened(AFTER + dt.timedelta(days=9)).question("table").reveal == "input"


@pytest.mark.parametrize(
    ("lines", "fault"),
    [
        (DATED.format('"Noël"'), "question 4 (table).reveal_after: 'Noël' is not a date; write 2027-03-12 18:00"),
        (DATED.format("3"), "question 4 (table).reveal_after: must be a text between quotes that is not empty, not 3"),
        (DATED.format('"2026-12-05"') + '    reveal_then = "all"\n', "question 4 (table).reveal_then: must be one of"),
        (DATED.format('"2026-12-05"') + '    reveal_then = "theme"\n', "reveal_after: theme shows no more than theme; give"),
        (TABLE + "    reveal_after = 2026-12-05\n", "reveal_after: full shows no more than full; give reveal a level"),
        (TABLE + '    reveal_then = "full"\n', "reveal_then: from when on? add reveal_after = a date"),
    ],
)  # fmt: skip
def test_a_wrong_date_or_level_is_one_clear_line(variant, monkeypatch, lines, fault):
    monkeypatch.setenv("LANGUAGE", "en")
    with pytest.raises(AssignmentError) as caught:
        variant(bareme=toml(lines))
    said = str(caught.value)
    assert fault in said.replace("(table): ", "(table).")
    assert "\n" not in said


def test_pages_made_later_show_more(variant, tmp_path):
    course = Course(tmp_path / "course")
    past, coming = (
        f'"{dt.datetime.now(PARIS) + dt.timedelta(days=days):%Y-%m-%d %H:%M}"' for days in (-2, 2)
    )
    assignment = variant(bareme=toml(DATED.format(coming)))
    folder = course.root / "submitted" / "anne" / "mini"
    folder.mkdir(parents=True)
    (folder / "mini.py").write_text("def table(mots):\n    return mots\n")
    run_grade(GradeOrder(str(assignment.folder)), course)
    page = course.root / "feedback" / "mini" / "anne.html"
    run_feedback(str(assignment.folder), course)
    assert "bcd" not in page.read_text()
    settings = assignment.folder / "bareme.toml"
    settings.write_text(settings.read_text().replace(coming, past))
    run_feedback(str(assignment.folder), course)
    assert "bcd" in page.read_text()


# -- what a level hides -----------------------------------------------------------------------------------------

INPUTS = ("bcd", "trois")
LOUD = {
    "prints": "    print(mots)\n    return mots",
    "raises": "    raise ValueError(f'reçu {mots}')",
    "names its exception": "    raise type('_'.join(mots), (Exception,), {})(mots)",
    "warns": "    import warnings, sys\n    warnings.warn(str(mots))\n    sys.stderr.write(str(mots))\n    return 0",
    "loops": "    print(mots, flush=True)\n    while True: pass",
    "quits": "    print(mots, flush=True)\n    import os\n    os._exit(3)",
    "asks": "    return input(str(mots))",
    "misses a key": "    return {}[mots[-1]]",
    "hands out the input": "    return mots[-1] * 2",
    "names a function": "    globals()['table' + mots[-1]] = table\n    raise NameError(mots[-1])",
}
SHOWN = {"nothing": (), "theme": (), "input": ("bcd",)}  # of the first call, and of no other


@pytest.fixture(scope="module")
def loud(sandbox, mini):
    copies = {name: [f"def table(mots):\n{body}"] for name, body in LOUD.items()}
    return tiny.grade_all(mini, sandbox, copies)


@pytest.mark.parametrize("reveal", SHOWN)
@pytest.mark.parametrize("name", LOUD)
def test_no_copy_makes_a_page_show_what_the_level_hides(loud, mini, reveal, name):
    closed = tuple(replace(one, reveal=reveal) for one in mini.questions)
    hidden = [word for word in INPUTS if word not in SHOWN[reveal]]
    page = render(loud[name], replace(mini, questions=closed))
    told = remarks(loud[name], replace(mini, questions=closed))["table"]
    assert tiny.question(loud[name], "table").verdict == "failed"
    for text in (page, told):
        assert [word for word in hidden if word in text] == []
    if reveal == "input":
        got = re.search(r'aria-label="[^"]*obtenu|>obtenu<|- Obtenu', page + told)
        assert got is None


def test_a_full_page_shows_the_call_so_the_test_above_can_fail(loud, mini):
    assert all("bcd" in render(copy, mini) for name, copy in loud.items())


def test_comments_of_an_export_keep_back_as_much(variant, tmp_path):
    course = Course(tmp_path / "course")
    assignment = variant(
        bareme=tiny.BAREME.replace('name = "double"', 'name = "double"\n    reveal = "theme"')
    )
    for student in ("anne", "bob"):
        folder = course.root / "submitted" / student / "mini"
        folder.mkdir(parents=True)
        (folder / "mini.py").write_text("def double(x):\n    print('entrée', x)\n    return 3 * x\n")
    run_grade(GradeOrder(str(assignment.folder)), course)
    kept = json.loads((course.root / "results" / "mini" / "anne.json").read_text())
    assert next(one for one in kept["questions"] if one["name"] == "double")["hint_text"]
    (path,) = run_export(ExportOrder(str(assignment.folder), "csv", force=True), course)
    text = path.read_text(encoding="utf-8-sig")
    assert "double" in text
    assert "multiplier par trois" not in text
    assert load_assignment(str(assignment.folder)).question("double").reveal == "theme"
