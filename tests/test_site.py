"""The documentation as a site: built without a warning, whole, and on its own."""

import re
import subprocess
import sys
from html.parser import HTMLParser
from urllib.parse import unquote

import pytest

from tests.browser import browser, program
from tests.pages import DOCS, LANGUAGES, NAMES, ROOT

# What a browser would fetch by itself; a link that somebody follows is another matter.
FETCHED = re.compile(
    r"""<(?:script|img|iframe|source|link)\b[^>]*\b(?:src|href)=["']?(?:https?:)?//[^>]*|url\(["']?(?:https?:)?//[^)]*|@import[^;]*"""
)


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    """Built as `make docs` builds it."""
    folder = tmp_path_factory.mktemp("site")
    for language in LANGUAGES:
        subprocess.run(
            [
                *(
                    sys.executable,
                    "-m",
                    "sphinx",
                    "-q",
                    "-W",
                    "--keep-going",
                    "-c",
                    DOCS,
                    "-D",
                    f"language={language}",
                ),
                *(DOCS / language, half(folder, language)),
            ],
            check=True,
            cwd=ROOT,
        )
    return folder


def half(site, language):
    return site if language == "fr" else site / language


class Page(HTMLParser):
    """The links of a page, and the anchors to which others may lead."""

    def __init__(self, path):
        super().__init__()
        self.language, self.links, self.anchors = "", [], {""}
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag, attributes):
        found = dict(attributes)
        self.language = found["lang"] if tag == "html" else self.language
        self.anchors |= {found["id"]} if found.get("id") else set()
        self.links += [found["href"]] if tag == "a" and found.get("href") else []


@pytest.fixture(scope="module")
def pages(site):
    return {path: Page(path) for path in site.rglob("*.html")}


def test_make_builds_what_is_tested():
    recipe = (ROOT / "Makefile").read_text(encoding="utf-8")
    for language in LANGUAGES:
        assert f"sphinx -q -W --keep-going -c docs -D language={language} docs/{language} site" in recipe


def test_every_page_is_there_in_its_language(site, pages):
    for language in LANGUAGES:
        for name in NAMES:
            assert pages[half(site, language) / f"{name}.html"].language == language


def test_links_and_anchors_lead_somewhere(pages):
    for path, page in pages.items():
        for link in page.links:
            if re.match(r"https?:", link):
                continue
            there, _, anchor = unquote(link).partition("#")
            target = (path.parent / there).resolve() if there else path
            assert anchor in pages[target].anchors, f"{path}: {link}"


def test_the_theme_speaks_french_too(site):
    shown = (site / "faq.html").read_text(encoding="utf-8")
    assert ">Suite<" in shown
    assert ">Next<" not in shown


@pytest.mark.parametrize(("here", "there"), [("fr", "en/faq.html"), ("en", "../faq.html")])
def test_each_page_leads_to_the_same_in_the_other_language(site, pages, here, there):
    assert there in pages[half(site, here) / "faq.html"].links


def test_nothing_is_fetched_from_elsewhere(site):
    texts = [path for path in site.rglob("*") if path.suffix in (".html", ".css")]
    assert len(texts) > 2 * len(NAMES)
    assert {found for path in texts for found in FETCHED.findall(path.read_text(encoding="utf-8"))} == set()


@pytest.mark.parametrize(
    "fetching",
    [
        '<script src="https://a.b/c.js">',
        "<link rel=stylesheet href=//a.b/c.css>",
        "url(https://a.b/c.woff)",
        '@import "x";',
    ],
)
def test_what_would_be_fetched_is_noticed(fetching):
    assert FETCHED.search(fetching)


@pytest.mark.skipif(not program(), reason="Chromium is not installed")
def test_search_works_on_pages_opened_as_files(site, tmp_path):
    with browser(tmp_path / "profile") as opened:
        for language, word, name in (("fr", "retards", "how-marks-are-computed"), ("en", "absences", "faq")):
            opened.open(f"{(half(site, language) / 'search.html').as_uri()}?q={word}")
            opened.until(f"""document.querySelector('#search-results a[href*="{name}.html"]') !== null""")
