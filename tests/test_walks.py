"""The page that walks through a teacher's day: every command in it is run as written, and answers as it says."""

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from tests.day import make_day

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "fr" / "day.md"
BLOCK = re.compile(r"^```console\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def steps():
    """Each command of the page with the lines that it is said to answer."""
    found = []
    for block in BLOCK.findall(PAGE.read_text(encoding="utf-8")):
        for line in block.splitlines():
            if line.startswith("$ "):
                found.append((line[2:], []))
            else:
                found[-1][1].append(line)
    return found


def pattern(line):
    """What a line of the page stands for: `...` is anything, spaces are as many as a table wants."""
    parts = re.split(r"(\.\.\.|\s+)", line.replace("\u00a0", " ").strip())
    return "".join(
        {"...": ".*"}.get(part) or (r"\s+" if part.isspace() else re.escape(part)) for part in parts
    )


def matches(shown, lines):
    """Whether the output has these lines in this order; `...` alone stands for any number of lines."""
    wanted = "".join(
        r"(?:.*\n)*?" if line.strip() == "..." else rf"\s*{pattern(line)}\s*\n" for line in lines
    )
    return re.fullmatch(wanted + r"\s*", shown.replace("\u00a0", " ") + "\n") is not None


@pytest.fixture(scope="module")
def day(tmp_path_factory):
    """The day, one command after another in the folder of a course: each with its status and its output."""
    folder = tmp_path_factory.mktemp("cours")
    make_day(folder)
    surroundings = {
        **os.environ, "LANGUAGE": "fr", "LC_ALL": "C.UTF-8", "COLUMNS": "200", "PYTHONPATH": str(ROOT),
    }  # fmt: skip
    found = {"folder": folder}
    for command, _lines in steps():
        words = [sys.executable, "-m", "grader", *shlex.split(command)[1:]]
        ended = subprocess.run(words, cwd=folder, env=surroundings, capture_output=True, text=True)
        found[command] = ended.returncode, ended.stdout, ended.stderr
    return found


@pytest.mark.parametrize(("command", "lines"), steps(), ids=[command for command, _lines in steps()])
def test_command_answers_as_the_page_says(day, command, lines):
    status, shown, fault = day[command]
    assert (status, fault) == (0, "")
    assert matches(shown, lines), shown


def test_a_line_that_is_not_there_is_noticed():
    assert matches("a  b\nc\nd\n", ["a b", "...", "d"])
    assert not matches("a  b\nc\nd\n", ["a b", "d"])
    assert not matches("a  b\nc\n", ["a b", "...", "x"])
    assert matches("note 18,5 reponse\n", ["note ... reponse"])


def test_nothing_about_anybody_is_left_after_the_purge(day):
    folder, command = day["folder"], "bareme purge --yes"
    assert day[command][0] == 0
    left = [
        path
        for path in folder.rglob("*")
        if path.is_file() and path.name not in ("classe.csv", "Notes.csv", "rendus.zip")
    ]
    assert [path.name for path in left] in ([], [".gitignore"])
