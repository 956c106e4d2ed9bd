"""The command line speaks the language of the locale, and the French catalogue is complete."""

from __future__ import annotations

import gettext
import io
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from babel.messages.extract import extract_from_dir
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

ROOT = Path(__file__).parent.parent
CATALOGUE = ROOT / "grader" / "locale" / "fr" / "LC_MESSAGES" / "bareme.po"
KEYWORDS = {"_": None, "N_": None, "plural": (1, 2)}


def catalogue():
    with open(CATALOGUE, "rb") as file:
        return read_po(file, locale="fr")


def sources():
    found = extract_from_dir(str(ROOT / "grader"), keywords=KEYWORDS)
    return sorted({message for _file, _line, message, _comments, _context in found}, key=str)


def placeholders(text):
    return set(re.findall(r"\{(\w+)\}", text))


@pytest.mark.parametrize("message", sources(), ids=str)
def test_every_message_is_translated_with_its_placeholders(message):
    entry = catalogue().get(message)
    assert entry is not None
    assert not entry.fuzzy
    english = message if isinstance(message, tuple) else (message,)
    french = entry.string if isinstance(message, tuple) else (entry.string,)
    assert len(french) == len(english)
    for one, other in zip(english, french, strict=True):
        assert other
        assert placeholders(one) == placeholders(other)


def messages(file):
    """All that a compiled catalogue translates; its header has dates."""
    return {key: text for key, text in gettext.GNUTranslations(file)._catalog.items() if key}


def test_compiled_catalogue_is_up_to_date():
    compiled = io.BytesIO()
    write_mo(compiled, catalogue())
    compiled.seek(0)
    with open(CATALOGUE.with_suffix(".mo"), "rb") as shipped:
        assert messages(shipped) == messages(compiled)


def said(language, *arguments):
    environment = {**os.environ, "LANG": language, "LANGUAGE": "", "LC_ALL": "", "LC_MESSAGES": ""}
    done = subprocess.run(
        [sys.executable, "-m", "grader", *arguments],
        capture_output=True,
        text=True,
        env=environment,
        cwd=ROOT,
    )
    return done.returncode, done.stdout + done.stderr


@pytest.mark.parametrize(
    ("language", "help_line", "fault"),
    [
        ("fr_FR.UTF-8", "Corrige la classe", "devoir inconnu"),
        ("fr_CA.UTF-8", "Corrige la classe", "devoir inconnu"),
        ("C.UTF-8", "Grade the collected class", "no such assignment"),
        ("de_DE.UTF-8", "Grade the collected class", "no such assignment"),
    ],
)
def test_command_line_speaks_the_language_of_the_locale(language, help_line, fault):
    assert help_line in said(language, "--help")[1]
    status, text = said(language, "grade", "nada")
    assert status == 2
    assert fault in text
    assert "Traceback" not in text
