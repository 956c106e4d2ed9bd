"""The words that students read: French in the source, in English through gettext when the assignment is in English."""

from __future__ import annotations

import gettext
import re
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from decimal import Decimal
from functools import cache

from grader.messages import CATALOGUES

DOMAIN = "student"
SOURCE = "fr"

_spoken: ContextVar[str] = ContextVar("spoken", default=SOURCE)


def spoken() -> str:
    """The language that students are spoken to in, here and now."""
    return _spoken.get()


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Speak to students in this language: that of their assignment, whatever the teacher's locale."""
    before = _spoken.set(language)
    try:
        yield
    finally:
        _spoken.reset(before)


@cache
def _catalogue(language: str) -> gettext.NullTranslations:
    return gettext.translation(DOMAIN, CATALOGUES, [language], fallback=language == SOURCE)


def tr(text: str) -> str:
    """The text in the students' language."""
    return _catalogue(spoken()).gettext(text)


def tr_plural(one: str, many: str, count: int) -> str:
    """The form that fits the count, with `{count}` filled in; in French the plural begins at two."""
    if spoken() == SOURCE:
        return (one if count < 2 else many).format(count=count)
    return _catalogue(spoken()).ngettext(one, many, count).format(count=count)


def several(number: Decimal) -> bool:
    """Whether a unit after this number takes the plural: from two on in French, but for one in English."""
    return abs(number) >= 2 if spoken() == SOURCE else number != 1


def N_tr(text: str) -> str:  # noqa: N802 (gettext's own name)
    """Mark a text that is translated later, where it is shown."""
    return text


def spaced(text: str) -> str:
    """A French sentence whose high punctuation stays on the line of its word; `!=` is code."""
    text = re.sub(r" (?=[;:?»]|!(?!=))", "\u00a0", text)
    return text.replace("« ", "«\u00a0")
