"""What axe-core and a few measures of our own find wrong with a page in a browser."""

from __future__ import annotations

import base64
import re
from collections.abc import Iterator
from importlib.resources import files

from tests.browser import Browser

PHONE, DESKTOP, PAPER = 320, 1100, 665  # pixels; paper: A4 without the margins of the style sheet
PAPER_HEIGHT = 1001
_VIOLATIONS = """
    axe.run({resultTypes: ['violations']}).then(found => {
        window.violations = found.violations.map(one => one.id + ': ' + one.nodes[0].failureSummary + one.nodes[0].html)
    });
    window.violations = null
"""
_FOCUSED = """(() => {
    const here = document.activeElement, style = getComputedStyle(here), box = here.getBoundingClientRect();
    return here === document.body ? null : {
        what: here.tagName + here.textContent.slice(0, 20), seen: style.outlineStyle !== 'none' && style.outlineWidth !== '0px',
        rank: [...document.querySelectorAll('a[href], summary, [tabindex]')].indexOf(here),
        inside: box.left >= 0 && box.right <= innerWidth && box.height > 0,
    }
})()"""


def show(page: Browser, width: int, dark: bool = False, printed: bool = False) -> None:
    """The page at this width, in these colours."""
    page.ask(
        "Emulation.setDeviceMetricsOverride",
        width=width,
        height=900,
        deviceScaleFactor=1,
        mobile=width == PHONE,
    )
    scheme = {"name": "prefers-color-scheme", "value": "dark" if dark else "light"}
    page.ask("Emulation.setEmulatedMedia", media="print" if printed else "", features=[scheme])


def violations(page: Browser) -> Iterator[str]:
    """What axe-core finds, dark and light, on a phone and on a desk, with all that folds unfolded."""
    page.run(files("axe_core_python").joinpath("axe.min.js").read_text(encoding="utf-8") + "; 0")
    page.run("document.querySelectorAll('details').forEach(one => one.open = true)")
    for width in (PHONE, DESKTOP):
        for dark in (False, True):
            show(page, width, dark)
            page.run(_VIOLATIONS)
            page.until("window.violations !== null")
            yield from (f"{width}, dark {dark}: {one}" for one in page.run("window.violations"))


def stops(page: Browser) -> list[dict[str, object]]:
    """Where the tabulator stops, one place after another."""
    found: list[dict[str, object]] = []
    for _ in range(300):
        for kind in ("rawKeyDown", "keyUp"):
            page.ask("Input.dispatchKeyEvent", type=kind, key="Tab", code="Tab", windowsVirtualKeyCode=9)
        here = page.run(_FOCUSED)
        if here is None:
            return found
        found.append(here)
    raise AssertionError("the tabulator never leaves the page")


def sheets(page: Browser) -> int:
    """How many sheets of A4 the page takes."""
    data = page.ask("Page.printToPDF", preferCSSPageSize=True, printBackground=True)["data"]
    return len(re.findall(rb"/Type\s*/Page\b", base64.b64decode(data)))
