"""The words of the command line, in the language of the locale: English source strings, translated by gettext."""

from __future__ import annotations

import gettext
import os
import re
from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path

DOMAIN = "bareme"
CATALOGUES = Path(__file__).parent / "locale"
SOURCE = "en"
NAMED = 8  # names on one line, at most


def language() -> str:
    """The first language that the environment asks for and that we speak, else that of the source."""
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            wanted = (re.split(r"[_.@]", locale)[0].lower() for locale in value.split(":"))
            return next((code for code in wanted if code in _spoken()), SOURCE)
    return SOURCE


@cache
def _spoken() -> frozenset[str]:
    return frozenset({SOURCE, *(path.name for path in CATALOGUES.iterdir())})


@cache
def _catalogue(code: str) -> gettext.NullTranslations:
    return gettext.translation(DOMAIN, CATALOGUES, [code], fallback=True)


def _(text: str) -> str:
    """The text in the reader's language."""
    return _catalogue(language()).gettext(text)


def N_(text: str) -> str:  # noqa: N802 (gettext's own name)
    """Mark a text that is translated later, where it is shown."""
    return text


def N_plural(one: str, many: str) -> tuple[str, str]:  # noqa: N802
    """Mark a text and its plural that somebody else looks up."""
    return one, many


def plural(one: str, many: str, count: int) -> str:
    """The form of the text that fits the count, with `{count}` filled in."""
    return _catalogue(language()).ngettext(one, many, count).format(count=count)


def about(name: str, what: str) -> str:
    """What is said of something, after its name."""
    return _("{name}: {what}").format(name=name, what=what)


def joined(parts: Iterable[str]) -> str:
    """Several remarks on one line."""
    return _("; ").join(parts)


def enumerated(names: Sequence[str]) -> str:
    """Some names on one line, and how many more there are."""
    shown, more = names[:NAMED], len(names) - NAMED
    return joined([*shown, plural("{count} more", "{count} more", more)] if more > 0 else shown)


REFUSALS = (
    N_("Permission denied"),
    N_("Operation not permitted"),
    N_("No such file or directory"),
    N_("File exists"),
    N_("Not a directory"),
    N_("Is a directory"),
    N_("File name too long"),
    N_("Read-only file system"),
    N_("No space left on device"),
    N_("Disk quota exceeded"),
    N_("Too many open files"),
    N_("Too many levels of symbolic links"),
    N_("Input/output error"),
)  # the system says these in English, whatever the locale


def refusal(error: OSError) -> str:
    """Why the system refuses."""
    return _(error.strerror or type(error).__name__)
