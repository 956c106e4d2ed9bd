"""A new assignment: whole, valid at once, under a name that it can have."""

import os
import tomllib

import pytest
from click.testing import CliRunner

from grader.assignment import load_assignment
from grader.cli import main
from grader.leaks import leaks
from grader.plan import Plan
from grader.release import drafts, release
from grader.run import prove
from grader.starter import title_of
from grader.subject import read_subject


@pytest.fixture
def new(tmp_path, monkeypatch):
    """The command, in a folder of its own."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LANGUAGE", "en")

    def run(*arguments):
        done = CliRunner().invoke(main, ["new", *map(str, arguments)])
        return done.exit_code, done.output.splitlines()

    return run


def test_new_assignment_is_found_by_its_name_and_proves_itself(new):
    status, lines = new("tp1_listes")
    assert status == 0
    assert lines[0] == "an assignment to fill in: assignments/tp1_listes"
    assert lines[-1] == "then: bareme check assignments/tp1_listes"
    proofs = prove(load_assignment("tp1_listes"), Plan("tp1_listes"))
    assert [proof.faults for proof in proofs] == [()] * len(proofs)


def test_it_has_a_question_of_each_kind_and_a_sample_of_each_outcome(new):
    new("tp1")
    assignment = load_assignment("tp1")
    assert assignment.title == "TP 1"
    assert {question.kind for question in assignment.questions} == {"function", "variable", "manual"}
    assert {"answer", "given", "manual", "code"} <= {block.role for block in read_subject(assignment)}
    assert len(assignment.submissions("accepted")) == len(assignment.submissions("wrong_answer")) == 1
    assert assignment.reference == assignment.folder / "reference.py"
    settings = assignment.folder / "bareme.toml"
    assert tomllib.loads(settings.read_text(encoding="utf-8"))["title"] == "TP 1"
    assert settings.read_text(encoding="utf-8").count("#") > 8


@pytest.mark.parametrize(
    ("name", "title"),
    [
        ("tp1_arith", "TP 1 : arith"),
        ("TP12", "TP 12"),
        ("td_3_boucles_et_tests", "TD 3 : boucles et tests"),
        ("dm_mots", "DM : mots"),
        ("tpe_mots", "Tpe mots"),
        ("les_listes", "Les listes"),
        ("ds", "DS"),
    ],
)
def test_title_is_read_in_the_name(name, title):
    assert title_of(name) == title


def test_comments_for_the_teacher_are_not_handed_out(new, tmp_path):
    new("tp1")
    assignment = load_assignment("tp1")
    assert "Ce commentaire est pour vous" in (assignment.folder / "sujet.md").read_text(encoding="utf-8")
    text = release(assignment, tmp_path / "sortie").student.read_text(encoding="utf-8")
    assert "pour vous" not in text
    assert leaks(assignment, text) == []
    assert any("lire_mots" in draft.source for draft in drafts(assignment))


def test_folder_can_be_chosen(new, tmp_path):
    assert new("tp1", "--to", tmp_path / "mes devoirs" / "2026")[0] == 0
    assert load_assignment(str(tmp_path / "mes devoirs" / "2026" / "tp1")).name == "tp1"
    assert [path.name for path in (tmp_path / "mes devoirs" / "2026").iterdir()] == ["tp1"]


@pytest.mark.parametrize(
    "name", ["tp 1", "1tp", "tp-1", "a/b", "../tp", "class", "", ".", "tp.ipynb", "None"]
)
def test_name_that_a_module_cannot_have_is_refused_in_one_line(new, tmp_path, name):
    assert new(name) == (
        2,
        [
            f"bareme: {name!r} is not a Python name, which its correction needs; use letters, digits and _, as in tp1_listes"
        ],
    )
    assert list(tmp_path.iterdir()) == []


def test_name_that_is_taken_is_refused_and_nothing_is_overwritten(new, tmp_path):
    new("tp1")
    (tmp_path / "assignments" / "tp1" / "sujet.md").write_text("le mien")
    there = "bareme: assignments/tp1 is already there; choose another name, or move it away"
    assert new("tp1") == (2, [there])
    assert (tmp_path / "assignments" / "tp1" / "sujet.md").read_text() == "le mien"
    (tmp_path / "reference").mkdir()
    (tmp_path / "reference" / "tp2.py").touch()
    assert new("tp2") == (
        2,
        ["bareme: reference/tp2.py is already there; choose another name, or move it away"],
    )


def test_place_that_cannot_be_written_is_told_in_one_line(new, tmp_path):
    (tmp_path / "fichier").touch()
    status, lines = new("tp1", "--to", tmp_path / "fichier")
    assert status == 2
    assert lines == [f"bareme: {tmp_path}/fichier/tp1: cannot be written (File exists); use --to"]


def test_nothing_is_left_of_a_folder_that_could_not_be_finished(new, tmp_path, monkeypatch):
    def full(*_):
        raise OSError(28, os.strerror(28))

    monkeypatch.setattr("pathlib.Path.rename", full)
    status, lines = new("tp1")
    assert (status, lines) == (
        2,
        ["bareme: assignments/tp1: cannot be written (No space left on device); use --to"],
    )
    assert list((tmp_path / "assignments").iterdir()) == []


def test_tag_without_notebook_is_told(new):
    assert new("tp1", "--tag", "cor") == (
        2, ["bareme: --tag tells the corrections of a notebook; name it with --from"]
    )  # fmt: skip
