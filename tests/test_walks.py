"""What the pages show is what happens: every command of a console block is run as written, and answers as the page says."""

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from tests.day import make_day, notebook, source
from tests.pages import LANGUAGES, NAMES, ROOT, Command, File, page, script

PROGRAMS = {
    "bareme": [sys.executable, "-m", "grader"],
    "pytest": [sys.executable, "-m", "pytest", "-p", "no:cacheprovider"],
    "python": [sys.executable],
}
APART = ("sudo", "docker")  # what a test cannot run: it is only read
ALIKE = re.compile(
    r"(pytest|python) |.* --json -$"
)  # speaks no language and leaves nothing: run once for both
TP7 = ROOT / "assignments" / "tp7_wordle"


# -- where each page begins -------------------------------------------------------------------------------


def make_class(folder: Path) -> None:
    """Three copies in `rendus`: one right, two with a mistake each."""
    (folder / "rendus").mkdir()
    for student, mistake in (
        ("DURAND Camille", "reponse_real_game_rule"),
        ("MARTIN Paul", "possibles_prints_instead_of_returning"),
        ("PETIT Alice", None),
    ):
        more = (TP7 / "submissions" / "wrong_answer" / f"{mistake}.py").read_text("utf-8") if mistake else ""
        copy = folder / "rendus" / f"{student}.ipynb"
        copy.write_text(notebook(f"{source('')}\n{more}"), encoding="utf-8")


def make_kit(folder: Path) -> None:
    """TP7 where it lies in the kit, and a teacher's notebook."""
    shutil.copytree(TP7, folder / "assignments" / "tp7_wordle")
    (folder / "reference").mkdir()
    shutil.copy(ROOT / "reference" / "tp7_wordle.py", folder / "reference")
    (folder / "prof.ipynb").write_text(json.dumps(PROF), encoding="utf-8")


def cell(kind: str, text: str, *tags: str) -> dict[str, object]:
    code = {"outputs": [], "execution_count": None} if kind == "code" else {}
    return {"cell_type": kind, "metadata": {"tags": list(tags)}, "source": text, **code}


PROF = {
    "cells": [
        cell("markdown", "# TP : mots"),
        cell("code", 'mots = ["sel", "lune", "arbre"]'),
        cell("markdown", "## Question 1"),
        cell("code", 'def double(x):\n    """Le double de x."""\n    return x * 2', "cor"),
        cell("code", "assert double(4) == 8"),
        cell("markdown", "## Question 2"),
        cell("code", "longs = [mot for mot in mots if len(mot) > 3]", "cor"),
        cell("markdown", "## Question 3\nPourquoi ?"),
        cell("markdown", "Parce que.", "cor"),
    ],
    "metadata": {},
    "nbformat": 4,
    "nbformat_minor": 2,
}


def make_pupil(folder: Path) -> None:
    """The assignment of the page on writing one, handed out, and a student's notebook in which not all is well."""
    for item in script(page("fr", "write-an-assignment")):
        if isinstance(item, File):
            write(folder, item)
    run("bareme release assignments/tp8_voyelles --to .", folder, "fr")
    released = json.loads((folder / "tp8_voyelles.ipynb").read_text("utf-8"))
    answers = {
        "appartient": "def appartient(c, s):\n    return c in s",
        "voyelles": 'def voyelles(mot):\n    n = 0\n    for c in mot:\n        n += appartient(c, "aeiouy")',
    }
    for name, answer in answers.items():
        stub = next(one for one in released["cells"] if "".join(one["source"]).startswith(f"def {name}("))
        stub["source"] = answer
    released["cells"] += [cell("code", "print(voyelles(mon_mot))"), cell("code", 'nom = input("Un mot ? ")')]
    (folder / "mon_carnet.ipynb").write_text(json.dumps(released), encoding="utf-8")


BEGINNINGS = {
    "day": make_day,
    "first-class": make_class,
    "write-an-assignment": make_kit,
    "students": make_pupil,
}


# -- a walk -----------------------------------------------------------------------------------------------


def write(folder: Path, file: File) -> None:
    path = folder / file.path
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(file.content, encoding="utf-8")


def run(line: str, folder: Path, language: str) -> subprocess.CompletedProcess[str]:
    """Run a command line of a page."""
    first, *words = shlex.split(line, comments=True)
    surroundings = {
        **os.environ, "LANGUAGE": language, "LC_ALL": "C.UTF-8", "COLUMNS": "200", "PYTHONPATH": str(ROOT),
        "PYTEST_ADDOPTS": "", "PYTEST_PLUGINS": "",
    }  # fmt: skip
    return subprocess.run(
        [*PROGRAMS.get(first, [first]), *words], cwd=folder, env=surroundings, capture_output=True, text=True
    )


def pattern(line: str) -> str:
    """What a line of the page stands for: `...` is anything, spaces are as many as a table wants."""
    parts = re.split(r"(\.\.\.|\s+)", line.replace("\u00a0", " ").strip())
    return "".join(
        {"...": ".*"}.get(part) or (r"\s+" if part.isspace() else re.escape(part)) for part in parts
    )


def matches(shown: str, lines: list[str]) -> bool:
    """Whether the output has these lines in this order; `...` alone stands for any number of lines."""
    wanted = "".join(
        r"(?:.*\n)*?" if line.strip() == "..." else rf"\s*{pattern(line)}\s*\n" for line in lines
    )
    return re.fullmatch(wanted + r"\s*", shown.replace("\u00a0", " ") + "\n") is not None


def typed(page: Path) -> list[Command]:
    """The commands of a page that are run."""
    found = (item for item in script(page) if isinstance(item, Command))
    return [command for command in found if command.line.split()[0] not in APART]


@pytest.fixture(scope="module")
def walk(tmp_path_factory):
    """Follow a page in a folder of its own; gives the folder, and each command with what came of it."""

    @cache
    def walked(language, name):
        if language != "fr" and typed(page(language, name)) == typed(page("fr", name)):
            return walked("fr", name)
        before = dict(outcomes("fr", name)) if language != "fr" else {}
        folder = tmp_path_factory.mktemp("cours")
        BEGINNINGS.get(name, lambda _folder: None)(folder)
        came = []
        for item in script(page(language, name)):
            if isinstance(item, File):
                write(folder, item)
            elif item.line.split()[0] not in APART:
                came.append((item, before.get(item.line) or run(item.line, folder, language)))
        return folder, came

    def outcomes(language, name):
        return (
            (command.line, done) for command, done in walked(language, name)[1] if ALIKE.match(command.line)
        )

    return walked


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [name for name in NAMES if typed(page("fr", name))])
def test_commands_answer_as_the_page_says(walk, language, name):
    for command, done in walk(language, name)[1]:
        found_wanting = any(line.startswith("✗") for line in command.answer)
        assert (done.returncode, done.stderr) == (int(found_wanting), ""), command.line
        assert matches(done.stdout, command.answer), f"{command.line}\n{done.stdout}"


def test_a_line_that_is_not_there_is_noticed():
    assert matches("a  b\nc\nd\n", ["a b", "...", "d"])
    assert not matches("a  b\nc\nd\n", ["a b", "d"])
    assert not matches("a  b\nc\n", ["a b", "...", "x"])
    assert matches("note 18,5 reponse\n", ["note ... reponse"])


@pytest.mark.parametrize("name", NAMES)
def test_both_languages_do_the_same(name):
    """The same commands, up to the names of folders, and the same files."""
    french, english = (list(script(page(language, name))) for language in LANGUAGES)
    assert [shape(item) for item in french] == [shape(item) for item in english]


def shape(item):
    if isinstance(item, Command):
        return [
            word
            for word in shlex.split(item.line, comments=True)
            if not re.search("distribuer|handout", word)
        ]
    return (item.path, item.content.replace("Last name;First name", "Nom;Prénom"))


def test_nothing_about_anybody_is_left_after_the_purge(walk):
    folder, came = walk("fr", "day")
    assert came[-1][0].line == "bareme purge --yes"
    left = [
        path
        for path in folder.rglob("*")
        if path.is_file() and path.name not in ("classe.csv", "Notes.csv", "rendus.zip")
    ]
    assert [path.name for path in left] in ([], [".gitignore"])
