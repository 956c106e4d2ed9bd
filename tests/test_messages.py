"""The words of the command line follow the locale, and English stands in for a language that is not there."""

import pytest

from grader.messages import _, language, plural

VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


@pytest.mark.parametrize(
    ("settings", "code"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "en_US.UTF-8"}, "en"),
        ({"LANG": "en_US.UTF-8", "LANGUAGE": "fr:en"}, "fr"),
        ({"LC_ALL": "", "LANG": "fr_FR"}, "fr"),
    ],
)
def test_language_is_the_one_the_environment_asks_for(monkeypatch, settings, code):
    for name in VARIABLES:
        monkeypatch.delenv(name, raising=False)
    for name, value in settings.items():
        monkeypatch.setenv(name, value)
    assert language() == code


def test_unknown_language_is_answered_in_english(monkeypatch):
    monkeypatch.setenv("LANGUAGE", "xx")
    assert _("grading") == "grading"


def test_form_fits_the_count(monkeypatch):
    monkeypatch.setenv("LANGUAGE", "en")
    assert plural("{count} copy", "{count} copies", 1) == "1 copy"
    assert plural("{count} copy", "{count} copies", 3) == "3 copies"
