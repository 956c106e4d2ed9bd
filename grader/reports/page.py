"""An HTML page that stands alone: its templates, its filters, the name of its file."""

from __future__ import annotations

import hashlib
import re
import unicodedata
from functools import cache

from jinja2 import Environment, PackageLoader, StrictUndefined

from grader.reports import text

_PLAIN_NAME = re.compile(r"[a-z0-9][a-z0-9_-]*(\.[a-z0-9_-]+)*")
_RESERVED = re.compile(r"(con|prn|aux|nul|com\d|lpt\d|index)(\..*)?")
_LONGEST_NAME = 60


@cache
def environment() -> Environment:
    """The templates of the pages; everything they are given is escaped."""
    made = Environment(
        loader=PackageLoader("grader.reports"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    made.filters.update(prose=text.prose, person=text.name, seen=text.visible, listing=text.listing)
    return made


def compose(template: str, **content: object) -> str:
    """The page that this template makes of this content."""
    return environment().get_template(template).render(content)


def file_name(student: str) -> str:
    """The name of a student's page: the identifier itself when every system takes it as a file name.

    Any other identifier is simplified and gets a fingerprint, so that two students never share a page.
    """
    if _PLAIN_NAME.fullmatch(student) and len(student) <= _LONGEST_NAME and not _RESERVED.fullmatch(student):
        return f"{student}.html"
    ascii_only = unicodedata.normalize("NFKD", student).encode("ascii", "ignore").decode()
    simple = re.sub(r"[^A-Za-z0-9_-]+", "-", ascii_only)[:_LONGEST_NAME].strip("-")
    fingerprint = hashlib.sha256(student.encode("utf-8", "surrogatepass")).hexdigest()[:8]
    return f"{simple or 'copie'}-{fingerprint}.html"
