"""Broken or odd files and words given to the commands of a teacher's day: one line says what is wrong, and nothing else."""

import os
import re
import shutil

import pytest
from click.testing import CliRunner

from grader.cli import main
from tests import tiny
from tests.handed import CLASS, MOODLE, SHEET, archive, copy, zipped

ROWS = "Participant1,Zoé ROY,,Remis,,20,Oui,-,-,\nParticipant2,Léa PIN,,Remis,,20,Oui,-,-,\n"
WRONG = "def double(x):\n    return 3 * x"


def answered(*words):
    return CliRunner().invoke(main, [str(word) for word in words])


@pytest.fixture(scope="module")
def whole(tmp_path_factory):
    """A course whose two copies are collected and graded, and the folder of its assignment."""
    folder = tmp_path_factory.mktemp("jour")
    tiny.write(folder / "devoirs" / "mini")
    root = folder / "cours"
    root.mkdir()
    archive(
        root / "e.zip", {f"Zoé ROY_1{MOODLE}/TP7.ipynb": copy(), f"Léa PIN_2{MOODLE}/TP7.ipynb": copy(WRONG)}
    )
    (root / "s.csv").write_text(SHEET + ROWS, encoding="utf-8")
    (root / "classe.csv").write_text(CLASS, encoding="utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(root)
        mini = folder / "devoirs" / "mini"
        for words in (["collect", mini, "e.zip", "--sheet", "s.csv"], ["grade", mini, "--jobs", "1"]):
            done = answered(*words)
            assert done.exit_code == 0, done.output
    return root


@pytest.fixture
def course(whole, tmp_path, monkeypatch):
    """The same, to be broken."""
    shutil.copytree(whole, tmp_path / "cours")
    monkeypatch.chdir(tmp_path / "cours")
    return tmp_path / "cours"


def put(name, data):
    """What writes these bytes there, in the place of whatever is."""

    def change(root):
        path = next(root.glob(name), root / name)
        if path.is_dir():
            shutil.rmtree(path)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data if isinstance(data, bytes) else data.encode())

    return change


def folder(name):
    """What makes a folder in the place of a file."""

    def change(root):
        (root / name).unlink(missing_ok=True)
        (root / name).mkdir()

    return change


def untouched(_root):
    pass


XLSX = zipped({"xl/workbook.xml": "<workbook/>"})
COLLECT = ("collect", "MINI", "e.zip")
CASES = {
    # what lies in the course folder
    "submitted a file": (put("submitted", "x"), COLLECT, "submitted/e"),
    "collected a file": (put("collected", "x"), COLLECT, "collected/mini.json: Not a directory"),
    "names a folder": (folder("identities.csv"), COLLECT, "identities.csv: not a list that can be read"),
    "names cut short": (put("identities.csv", "id;last\n"), COLLECT, "identities.csv: no column of names"),
    "names not text": (put("identities.csv", bytes(range(256))), COLLECT, "identities.csv: "),
    "gitignore a folder": (folder(".gitignore"), COLLECT, ".gitignore: Is a directory"),
    "record emptied": (put("collected/mini.json", "{}"), ("export", "MINI", "--to", "csv"), "not a record of bareme"),
    "record not utf-8": (put("collected/mini.json", b"\xff"), COLLECT, "not a record of bareme"),
    "result cut short": (put("results/mini/*.json", "{"), ("feedback", "MINI"), "not a result of bareme"),
    "result not utf-8": (put("results/mini/*.json", b"\xff"), ("report", "MINI"), "not a result of bareme"),
    "result too deep": (put("results/mini/*.json", "[" * 100_000), ("export", "MINI", "--to", "csv"), "not a result of bareme"),
    "results a file": (put("results", "x"), ("grade", "MINI", "--jobs", "1"), "results/mini: Not a directory"),
    "feedback a file": (put("feedback", "x"), ("feedback", "MINI"), "feedback/mini: Not a directory"),
    "report a file": (put("report", "x"), ("report", "MINI"), "report/mini: Not a directory"),
    "exports a file": (put("exports", "x"), ("export", "MINI", "--to", "csv"), "exports/mini: Not a directory"),
    "comments broken": (put("comments/mini.json", "{"), ("feedback", "MINI"), "not comments of bareme"),
    "comments a list": (put("comments/mini.json", "[1]"), ("comment", "MINI"), "not comments of bareme"),
    # words
    "state of no name": (untouched, (*COLLECT, "--state", "=ABS"), "write STUDENT=ABS"),
    "assigned to no name": (untouched, (*COLLECT, "--assign", "Zoé ROY=,"), "write FILE=STUDENT"),
    "deadline too far": (untouched, (*COLLECT, "--deadline", "9999-12-31"), "'9999-12-31' is not a date"),
    "deadline too old": (untouched, (*COLLECT, "--deadline", "0001-01-01"), "'0001-01-01' is not a date"),
    "deadline without a day": (untouched, (*COLLECT, "--deadline", "18:00"), "'18:00' is not a date"),
    "deadline on no day": (untouched, (*COLLECT, "--deadline", "2027-02-30"), "'2027-02-30' is not a date"),
    "month first": (untouched, (*COLLECT, "--deadline", "12/13/2027"), "'12/13/2027' is not a date"),
    "zone outside": (untouched, (*COLLECT, "--timezone", "../etc/passwd"), "is not a time zone"),
    "zone too far": (untouched, (*COLLECT, "--timezone", "+25:00"), "is not a time zone"),
    "archive absent": (untouched, ("collect", "MINI", "rendus.zip"), "rendus.zip"),
    "assignment unknown": (untouched, ("collect", "tp99", "e.zip"), "'tp99': no such assignment"),
    "regrade of nobody": (untouched, ("regrade", "MINI", "--student", "Max BOB"), "no copy of Max BOB here"),
    "regrade of no question": (untouched, ("regrade", "MINI", "--question", "triple"), "mini has no question 'triple'"),
    "nothing to undo": (untouched, ("undo", "MINI"), "nothing to undo"),
    "comment on no group": (untouched, ("comment", "MINI", "triple:x", "Relisez."), "no group triple:x here"),
    "comment too long": (untouched, ("comment", "MINI", "double:double_triple", "x" * 2000), "at most 1000 characters"),
    "purge elsewhere": (lambda root: [shutil.rmtree(root / name) for name in ("submitted", "collected")] + [(root / "identities.csv").unlink()], ("purge", "--yes"), "nothing to delete"),
    # tables
    "sheet a workbook": (put("s.csv", XLSX), (*COLLECT, "--sheet", "s.csv"), "s.csv: not a list that can be read"),
    "worksheet a workbook": (put("s.csv", XLSX), ("export", "MINI", "--to", "moodle", "--sheet", "s.csv"), "s.csv: not a list that can be read"),
    "worksheet a picture": (put("s.csv", b"\x89PNG\r\n\x1a\n" + b"\0" * 60), ("export", "MINI", "--to", "moodle", "--sheet", "s.csv"), "s.csv: not a list that can be read"),
    "worksheet emptied": (put("s.csv", ""), ("export", "MINI", "--to", "moodle", "--sheet", "s.csv"), "s.csv: "),
    "worksheet without marks": (put("s.csv", "Nom complet,Statut\nZoé ROY,Remis\n"), ("export", "MINI", "--to", "moodle", "--sheet", "s.csv"), "no column for marks"),
    "worksheet absent": (untouched, ("export", "MINI", "--to", "moodle", "--sheet", "n.csv"), "n.csv"),
    "worksheet for nothing": (untouched, ("export", "MINI", "--to", "csv", "--sheet", "s.csv"), "--to csv fills in no table"),
    "no worksheet": (untouched, ("export", "MINI", "--to", "capytale"), "add --sheet FILE"),
    "list a web page": (put("c.csv", "<html>Connexion</html>"), (*COLLECT, "--roster", "c.csv"), "this is a web page, not a list"),
    "list of JSON": (put("c.csv", '{"nom": "ROY"}'), (*COLLECT, "--roster", "c.csv"), "no column of names"),
    # a new assignment, a student's own check
    "new without a name": (untouched, ("new", ""), "'' is not a Python name"),
    "new in a folder": (untouched, ("new", "a/b"), "'a/b' is not a Python name"),
    "new of nothing": (untouched, ("new", "tp1", "--from", "n.ipynb"), "n.ipynb"),
    "tag of nothing": (untouched, ("new", "tp1", "--tag", "cor"), "--from"),
    "verify nothing": (untouched, ("verify", "n.ipynb"), "n.ipynb"),
    "verify a folder": (untouched, ("verify", "."), "."),
}  # fmt: skip


@pytest.mark.parametrize("name", CASES)
def test_one_line_says_what_is_wrong(course, name):
    change, words, said = CASES[name]
    change(course)
    mini = course.parent / "mini"
    tiny.write(mini)
    done = answered(*(mini if word == "MINI" else word for word in words))
    (line,) = done.stderr.strip().splitlines()
    assert done.exit_code in (1, 2)
    assert line.startswith("bareme: ")
    assert said in line
    assert not re.search(r"Traceback|fault in bareme|Error\b", line)


ODD = {
    "link to itself": lambda root: os.symlink("odd.zip", root / "odd.zip"),
    "pipe": lambda root: os.mkfifo(root / "odd.zip"),
    "web page": put("odd.zip", "<!DOCTYPE html><html>Connexion</html>"),
    "first part of several": put("odd.zip", b"PK\x07\x08" + zipped({"a.ipynb": copy()})[:90]),
    "nothing in it": put("odd.zip", zipped({})),
    "only a page": put("odd.zip", zipped({"index.html": "<p>"})),
}


@pytest.mark.parametrize("name", ODD)
def test_odd_archive_is_told_and_the_good_one_is_collected(course, name):
    ODD[name](course)
    tiny.write(course.parent / "mini")
    done = answered("collect", course.parent / "mini", "odd.zip", "e.zip")
    assert done.exit_code == 0, done.output
    assert "2 copies" in done.stdout
    assert done.stderr == ""


def test_comment_that_becomes_empty_is_gone(course):
    tiny.write(course.parent / "mini")
    words = ("comment", course.parent / "mini", "double:double_triple")
    assert "there was no comment" in answered(*words, "").stdout
    assert "1 student reads it" in answered(*words, "Relisez.").stdout
    assert answered(*words, " ").stdout == "the comment is gone\n"


def test_part_of_a_name_says_who_is_excused(course):
    tiny.write(course.parent / "mini")
    done = answered("collect", course.parent / "mini", "e.zip", "--state", "Roy=DISP")
    assert "1 copy; excused (DISP): 1" in done.stdout
