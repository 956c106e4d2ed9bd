"""Every page in a real browser: read by axe-core, on a phone, with a keyboard, on paper, and without a network."""

from __future__ import annotations

from dataclasses import replace

import pytest

from grader.comments import write_comment
from grader.course import Course
from grader.groups import groups
from grader.report import run_report
from grader.reports import index_page, render
from grader.similar import run_similar
from tests import tiny
from tests.audit import PAPER, PAPER_HEIGHT, PHONE, sheets, show, stops, violations
from tests.browser import browser, program
from tests.sample import COPIES, RESULTS, SUBJECT
from tests.test_report import CLASS

STUDENTS = ("full", "unreadable", "right")
NAMES = (*STUDENTS, "english", "index", "class", "pairs")
SHEETS = {"full": 4, "english": 4, "index": 1, "class": 3, "pairs": 2}  # at most; one for the others


@pytest.fixture(scope="module")
def folder(tmp_path_factory, mini):
    """One page of each kind, as its command writes it."""
    root = tmp_path_factory.mktemp("pages")
    french = replace(SUBJECT, title="TP 7 : Wordle", language="fr")
    made = {name: render(COPIES[name], french) for name in STUDENTS}
    made["english"] = render(COPIES["full"], SUBJECT)
    links = {copy.student: f"{copy.student}.html" for copy in CLASS}
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("LANGUAGE", "fr")
        made["index"] = index_page(CLASS, mini, links)
        course = _course(root / "course", mini)
        made["class"] = run_report(str(mini.folder), course).read_text(encoding="utf-8")
        run_similar(str(mini.folder), 20, False, course)
    made["pairs"] = (course.root / "results" / "mini" / "similar.html").read_text(encoding="utf-8")
    for name, text in made.items():
        (root / f"{name}.html").write_text(text, encoding="utf-8")
    return root


def _course(root, mini):
    """The class of the report, one group of which has a comment, and two copies that share code."""
    course = Course(root)
    store = course.store(mini, tiny.SEED)
    for copy in CLASS:
        store.write(copy, copy.student, "L3")
    found = groups(CLASS)
    write_comment(root, mini.name, found[0].key, "Relis la question 3.", [one.key for one in found])
    for student, total in (
        ("anne", SHARED),
        ("bob", SHARED.replace("reste", "r")),
        ("eve", tiny.TOTAL),
        ("max", "x = 1"),
    ):
        place = root / "submitted" / student / mini.name
        place.mkdir(parents=True)
        (place / "mini.py").write_text(f"{tiny.TRIO}\n\n{total}\n", encoding="utf-8")
    return course


SHARED = """def total(L):
    reste = 0
    for valeur in L:
        if valeur > 0 and reste < 1000 * valeur:
            reste = reste + double(valeur) * 3 - 1 + len([one for one in L if one != valeur and one < 7])
    return reste"""


@pytest.fixture(scope="module")
def chromium(tmp_path_factory):
    if program() is None:
        pytest.skip("no Chromium on this machine")
    with browser(tmp_path_factory.mktemp("profile")) as opened:
        yield opened


@pytest.fixture(params=NAMES)
def page(request, chromium, folder):
    show(chromium, PHONE)
    chromium.open((folder / f"{request.param}.html").as_uri())
    chromium.name = request.param
    return chromium


def test_axe_finds_no_violation(page):
    assert list(violations(page)) == []


def test_page_fits_a_phone_and_asks_the_network_for_nothing(page):
    assert page.run("document.documentElement.scrollWidth") <= PHONE
    assert page.run("performance.getEntriesByType('resource').length") == 0


def test_keyboard_goes_through_the_page_in_order_and_is_seen(page):
    page.run("document.querySelectorAll('details').forEach(one => one.open = true)")
    found = stops(page)
    assert [stop["what"] for stop in found if not (stop["seen"] and stop["inside"])] == []
    ranks = [stop["rank"] for stop in found]
    assert ranks == sorted(set(ranks))
    assert len(found) == page.run("document.querySelectorAll('a[href], summary, [tabindex]').length")


def test_paper_takes_few_sheets_and_cuts_no_card(page):
    assert sheets(page) <= SHEETS.get(page.name, 1)
    show(page, PAPER, printed=True)
    cards = "[...document.querySelectorAll('.card')]"
    assert page.run(f"Math.max(0, ...{cards}.map(card => card.offsetHeight))") <= PAPER_HEIGHT
    assert page.run(f"{cards}.every(card => getComputedStyle(card).breakInside === 'avoid')")
    assert page.run("document.documentElement.scrollWidth") <= PAPER


def test_audit_sees_what_is_wrong(chromium, tmp_path):
    bad = tmp_path / "bad.html"
    bad.write_text(
        "<p style='color:#999;background:#aaa;width:400px'>gris<a href='#' style='outline:none'>là</a><img src='http://127.0.0.1:9/x.png'>"
    )
    show(chromium, PHONE)
    chromium.open(bad.as_uri())
    assert chromium.run("document.documentElement.scrollWidth") > PHONE
    assert chromium.run("performance.getEntriesByType('resource').length") == 1
    assert not any(stop["seen"] for stop in stops(chromium))
    found = " ".join(violations(chromium))
    assert all(rule in found for rule in ("color-contrast", "image-alt", "html-has-lang", "document-title"))


def test_sample_shows_every_kind_of_card(folder):
    text = (folder / "full.html").read_text(encoding="utf-8")
    assert text.count("<article") == sum(
        one.verdict in ("failed", "partial") or one.name == "ours" for one in RESULTS
    )
    assert all(
        kind in text for kind in ('class="tiles"', 'class="board"', 'class="columns"', 'class="line hint"')
    )
