"""The words of the command line, in the language of the locale: English source strings, translated by gettext."""

from __future__ import annotations

import gettext
import os
from functools import cache
from pathlib import Path

CATALOGUES = Path(__file__).parent / "locale"


def language() -> str:
    """The language that the environment asks for, `en` when it asks for none."""
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            return value.split(":")[0][:2].lower()
    return "en"


@cache
def _catalogue(code: str) -> gettext.NullTranslations:
    return gettext.translation("bareme", CATALOGUES, [code], fallback=True)


def _(text: str) -> str:
    """The text in the reader's language."""
    return _catalogue(language()).gettext(text)


def N_(text: str) -> str:  # noqa: N802 (gettext's own name)
    """Mark a text that is translated later, where it is shown."""
    return text


def plural(one: str, many: str, count: int) -> str:
    """The form of the text that fits the count, with `{count}` filled in."""
    return _catalogue(language()).ngettext(one, many, count).format(count=count)
