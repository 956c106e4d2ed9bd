"""The command line speaks the language of the locale, and the French catalogue is complete."""

from __future__ import annotations

import ast
import gettext
import os
import re
import subprocess
import sys
from functools import cache

import pytest

from grader.messages import _, language, plural, refusal
from tests.catalogues import ROOT, Translated, placeholders

FRENCH = Translated("fr", "bareme", {"_": None, "N_": None, "plural": (1, 2), "N_plural": (1, 2)})
VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
FOR_THE_COMMAND_LINE = {"UsageError", "AssignmentError", "IsolationError", "SandboxError"}


@cache
def calls():
    """Every call in the engine, with its place."""
    return [
        (f"{path.relative_to(ROOT)}:{node.lineno}", node)
        for path in sorted((ROOT / "grader").rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
    ]


# -- the catalogue --------------------------------------------------------------------------------------------


def test_message_stands_where_it_is_collected_from():
    """Babel sees no call inside an f-string: what is said there would stay in the language of the source."""
    hidden = [
        f"{path.relative_to(ROOT)}:{call.lineno}"
        for path in sorted((ROOT / "grader").rglob("*.py"))
        for text in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(text, ast.JoinedStr)
        for call in ast.walk(text)
        if isinstance(call, ast.Call)
        and isinstance(call.func, ast.Name)
        and call.func.id in {*FRENCH.keywords, "tr", "tr_plural"}
        and any(isinstance(arg, ast.Constant) and isinstance(arg.value, str) for arg in call.args)
    ]
    assert hidden == []


@pytest.mark.parametrize("message", FRENCH.sources, ids=str)
def test_every_message_is_translated_with_its_placeholders(message):
    for english, french in FRENCH.pairs(message):
        assert french
        assert placeholders(english) == placeholders(french)


def test_french_punctuation_has_its_space_and_never_begins_a_line():
    for message in FRENCH.sources:
        for _english, french in FRENCH.pairs(message):
            words = re.sub(r"\{[^}]*\}", "X", french)
            assert not re.search(r" [;:!?»]|« |\w[;!?]", words), french


def test_catalogue_holds_nothing_else():
    FRENCH.check_that_nothing_is_left_over()


def test_french_plural_begins_at_two():
    french = gettext.translation("bareme", ROOT / "grader" / "locale", ["fr"])
    assert [french.ngettext("{count} copy", "{count} copies", count) for count in (0, 1, 2)] == [
        "{count} copie",
        "{count} copie",
        "{count} copies",
    ]


def test_compiled_catalogue_is_up_to_date():
    FRENCH.check_that_it_is_compiled()


# -- the sources ----------------------------------------------------------------------------------------------


def test_no_error_for_the_command_line_is_said_in_english_only():
    bare = [
        place
        for place, call in calls()
        if isinstance(call.func, ast.Name) and call.func.id in FOR_THE_COMMAND_LINE
        if call.args and isinstance(call.args[0], ast.JoinedStr | ast.Constant | ast.BinOp)
    ]
    assert bare == []


def test_every_placeholder_of_a_message_is_filled_in():
    for place, call in calls():
        match call:
            case ast.Call(
                func=ast.Attribute(
                    value=ast.Call(func=ast.Name("_"), args=[ast.Constant(str(text))]), attr="format"
                )
            ):
                assert {found[0] for found in re.findall(r"\{(\w+)([^}]*)\}", text)} == {
                    keyword.arg for keyword in call.keywords
                }, place  # fmt: skip


def test_only_whole_texts_are_translated():
    """A text that is put together first is in no catalogue."""
    marked = [
        (place, call)
        for place, call in calls()
        if isinstance(call.func, ast.Name) and call.func.id in FRENCH.keywords
    ]
    assert len(marked) > 150
    assert [place for place, call in marked if isinstance(call.args[0], ast.JoinedStr | ast.BinOp)] == []


# -- the locale -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("settings", "code"),
    [
        ({"LANG": "C"}, "en"),
        ({"LANG": "POSIX"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "fr_CA.UTF-8"}, "fr"),
        ({"LANG": "fr_BE@euro"}, "fr"),
        ({"LANG": "fy_NL.UTF-8"}, "en"),
        ({"LANG": "frp_FR.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LC_MESSAGES": "fr_FR.UTF-8", "LANG": "C"}, "fr"),
        ({"LC_ALL": "C", "LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANGUAGE": "de:fr", "LANG": "de_DE.UTF-8"}, "fr"),
        ({"LANGUAGE": "en:fr", "LANG": "fr_FR.UTF-8"}, "en"),
    ],
)
def test_language_is_the_first_that_we_speak(monkeypatch, settings, code):
    for name in VARIABLES:
        monkeypatch.delenv(name, raising=False)
    for name, value in settings.items():
        monkeypatch.setenv(name, value)
    assert language() == code


def test_message_is_looked_up_when_it_is_said(monkeypatch):
    monkeypatch.setenv("LANGUAGE", "fr")
    assert _("no test") == "aucun test"
    assert plural("{count} not written", "{count} not written", 2) == "2 non écrites"
    assert refusal(PermissionError(13, "Permission denied")) == "permission refusée"
    assert refusal(OSError(999, "Never heard of")) == "Never heard of"
    monkeypatch.setenv("LANGUAGE", "en")
    assert _("no test") == "no test"


# -- the command line -----------------------------------------------------------------------------------------


def said(locale, *arguments, folder=ROOT):
    environment = {**os.environ, "LANG": locale, "LANGUAGE": "", "LC_ALL": "", "LC_MESSAGES": ""}
    environment |= {"PYTHONPATH": str(ROOT), "PYTHONIOENCODING": "utf-8", "COLUMNS": "300"}
    done = subprocess.run(
        [sys.executable, "-m", "grader", *arguments],
        capture_output=True, text=True, encoding="utf-8", env=environment, cwd=folder,
    )  # fmt: skip
    text = (done.stdout + done.stderr).replace("\u00a0", " ")
    assert "Traceback" not in text
    return done.returncode, text


@pytest.mark.parametrize("locale", ["fr_FR.UTF-8", "fr_CA.UTF-8"])
def test_french_locale_gives_french_help_and_errors(locale):
    status, text = said(locale, "--help")
    assert status == 0
    assert "Utilisation : " in text
    assert "Corrige la classe" in text
    assert not re.search(r"\b(the|and|Show|Write|Usage)\b", text)
    assert text.count("...") == 1  # no command's sentence is cut
    assert "bareme [OPTIONS] COMMANDE [ARGUMENTS]..." in text
    status, text = said(locale, "grade", "nada")
    assert status == 2
    assert text.startswith("bareme: 'nada' : sujet inconnu ; donnez le dossier d'un sujet")


@pytest.mark.parametrize("locale", ["C.UTF-8", "C", "de_DE.UTF-8"])
def test_other_locales_give_english_help_and_errors(locale):
    status, text = said(locale, "--help")
    assert status == 0
    assert "Usage: " in text
    assert "Grade the collected class" in text
    assert "Show this message and exit." in text
    assert text.count("...") == 1  # no command's sentence is cut
    status, text = said(locale, "grade", "nada")
    assert status == 2
    assert text.startswith("bareme: 'nada': no such assignment; give the folder of an assignment")


@pytest.mark.parametrize(
    ("arguments", "fault"),
    [
        (["grade"], "Erreur : Il manque l'argument 'SUJET'."),
        (["export", "tp7_wordle"], "Il manque l'option '--to'. Valeurs possibles :"),
        (["grade", "tp7_wordle", "--seed", "x"], "'x' ne convient pas (type attendu : entier)."),
        (["grade", "tp7_wordle", "--jobs", "0"], "0 n'est pas dans l'intervalle 1<=x<=256."),
        (["grade", "tp7_wordle", "--jobs"], "L'option '--jobs' demande une valeur."),
        (["grade", "tp7_wordle", "--isolation", "L9"], "'L9' n'est pas l'une de ces valeurs : 'L3', 'L2', 'L1'."),
        (["grade", "tp7_wordle", "--nada"], "Option inconnue : '--nada'."),
        (["docto"], "Commande inconnue : 'docto'. Vouliez-vous dire 'doctor' ?"),
        (["grad"], "(Vouliez-vous dire l'un de ceux-ci : 'grade', 'regrade' ?)"),
        (["doctor", "nada"], "Argument en trop (nada)"),
    ],
)  # fmt: skip
def test_wrong_command_lines_are_told_in_french(arguments, fault):
    status, text = said("fr_FR.UTF-8", *arguments)
    assert status == 2
    assert fault in text
    assert not re.search(r"\b(Error|Usage|Try)\b", text)


@pytest.mark.parametrize(
    ("locale", "limits"),
    [
        ("fr_FR.UTF-8", "bubblewrap, espaces de noms pour chaque copie, Landlock, seccomp, limites : "),
        ("C.UTF-8", "bubblewrap, namespaces for each copy, Landlock, seccomp, limits: "),
    ],
)
def test_doctor_speaks_the_language_of_the_locale(locale, limits):
    status, text = said(locale, "doctor")
    assert status == 0
    assert limits in text
    assert ("tient" in text) == locale.startswith("fr")


def test_fault_in_an_assignment_is_told_in_french(tmp_path):
    folder = tmp_path / "devoir"
    folder.mkdir()
    (folder / "sujet.md").write_text("```python\ndef double(x):\n    ...\n```\n")
    (folder / "reference.py").write_text("def double(x):\n    return 2 * x\n")
    (folder / "bareme.toml").write_text('title = "Essai"\n[[question]]\nname = "double"\npoints = 0\n')
    status, text = said("fr_FR.UTF-8", "release", str(folder))
    assert status == 1
    assert text.endswith(
        "bareme.toml : question 1 (double) : points : doit être un nombre supérieur à 0, et pas 0\n"
    )
    (folder / "bareme.toml").write_text('title = "Essai"\n[[question]]\nname = "triple"\npoints = 1\n')
    status, text = said("fr_FR.UTF-8", "release", str(folder), "--to", str(tmp_path / "out"))
    assert status == 1
    assert "sujet.md : aucun bloc ne définit triple ; écrivez son ébauche ; " in text
