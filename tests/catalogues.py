"""A catalogue of translations beside what the engine says: what the tests of every language look at."""

from __future__ import annotations

import gettext
import io
import re
from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import Any

from babel.messages.extract import extract_from_dir
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

ROOT = Path(__file__).parent.parent


class Translated:
    """The messages marked by these keywords, and their translations into one language."""

    def __init__(self, language: str, domain: str, keywords: Mapping[str, tuple[int, int] | None]) -> None:
        self.path = ROOT / "grader" / "locale" / language / "LC_MESSAGES" / f"{domain}.po"
        self.language = language
        self.keywords = keywords

    @cached_property
    def catalogue(self) -> Any:
        """The translations, as their translator wrote them."""
        with open(self.path, "rb") as file:
            return read_po(file, locale=self.language)

    @cached_property
    def sources(self) -> list[Any]:
        """What the engine says."""
        found = extract_from_dir(str(ROOT / "grader"), keywords=dict(self.keywords))
        return sorted({message for _file, _line, message, _comments, _context in found}, key=str)

    def pairs(self, message: Any) -> list[tuple[str, str]]:
        """Each form of a message with its translation, empty where there is none."""
        entry = self.catalogue.get(message)
        assert entry is not None, "run `make locale` and translate it"
        assert not entry.fuzzy
        assert len(forms(entry.string)) == len(forms(message))
        return list(zip(forms(message), forms(entry.string), strict=True))

    def check_that_nothing_is_left_over(self) -> None:
        """The catalogue translates what the engine says, and no more."""
        assert {entry.id for entry in self.catalogue if entry.id} == set(self.sources)
        assert not self.catalogue.obsolete

    def check_that_it_is_compiled(self) -> None:
        """What is shipped is what was translated."""
        compiled = io.BytesIO()
        write_mo(compiled, self.catalogue)
        compiled.seek(0)
        with open(self.path.with_suffix(".mo"), "rb") as shipped:
            assert _messages(shipped) == _messages(compiled)


def placeholders(text: str) -> list[str]:
    """What is filled in, with how it is shown: `{name!r}`, `{spent:.2f}`, `%(prog)s`."""
    return sorted(re.findall(r"\{\w+[^}]*\}|%\(\w+\)s", text))


def forms(text: str | tuple[str, ...]) -> tuple[str, ...]:
    """The singular and the plural, or the only form."""
    return text if isinstance(text, tuple) else (text,)


def _messages(file: Any) -> dict[Any, str]:
    """All that a compiled catalogue translates; its header has dates."""
    return {key: text for key, text in gettext.GNUTranslations(file)._catalog.items() if key}  # type: ignore[attr-defined]
