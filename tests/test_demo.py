"""The sample class: the whole cycle on a copy of every kind, each with the mark and the words that it deserves."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from grader.assignment import load_assignment
from grader.cli import main
from grader.demo import ASSIGNMENT
from grader.pupils import copies, mistakes
from tests import tiny

ROOT = Path(__file__).resolve().parent.parent
ENGLISH = {"LANGUAGE": "en", "LC_ALL": "C.UTF-8", "COLUMNS": "140"}
RIGHT = (
    "eleve_modele",
    "alice",
    "bruno",
    "carole",
    "denis",
    "boucle_en_chemin",
    "noyau_mort",
    "cellules_effacees",
    "fichier_renomme",
    "vieux_format",
    "script",
)
Json = dict[str, Any]
MISTAKES = {student: one.name for student, one in mistakes(load_assignment(ASSIGNMENT)).items()}


@dataclass(frozen=True)
class Demo:
    """A class that was made and graded, and what the command said."""

    folder: Path
    status: int
    out: str
    err: str

    @property
    def results(self) -> dict[str, Json]:
        """The result of each copy."""
        kept = sorted((self.folder / "results" / ASSIGNMENT).glob("*.json"))
        return {path.stem: json.loads(path.read_text(encoding="utf-8")) for path in kept}

    @property
    def pages(self) -> Path:
        """Where the pages are."""
        return self.folder / "feedback" / ASSIGNMENT


def _traces(folder: Path) -> dict[Path, tuple[int, int, int]]:
    """What tells whether a file was changed; when it was last looked at does not."""
    states = {path: path.lstat() for path in folder.rglob("*")}
    return {path: (state.st_ino, state.st_size, state.st_mtime_ns) for path, state in states.items()}


def bareme(*arguments: object, cwd: Path) -> tuple[int, str, str]:
    """Run the command as a teacher does."""
    done = subprocess.run(
        [sys.executable, "-m", "grader", *map(str, arguments)],
        capture_output=True, text=True, cwd=cwd, timeout=580,
        env={**os.environ, **ENGLISH, "PYTHONWARNINGS": "error"},
    )  # fmt: skip
    return done.returncode, done.stdout, done.stderr


@pytest.fixture(scope="module")
def demo(tmp_path_factory: pytest.TempPathFactory) -> Demo:
    """`bareme demo`, once."""
    place = tmp_path_factory.mktemp("demo")
    return Demo(place / "classe", *bareme("demo", "classe", cwd=place))


@pytest.fixture(scope="module")
def results(demo: Demo) -> dict[str, Json]:
    """The result of each copy."""
    return demo.results


def lost(result: Json) -> dict[str, str]:
    """The questions that are not passed, with their verdicts."""
    return {one["name"]: one["verdict"] for one in result["questions"] if one["verdict"] != "passed"}


# -- what is made -----------------------------------------------------------------------------------------


def test_readme_shows_what_the_demo_says(demo: Demo) -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    shown = readme.partition("$ bareme demo classe\n")[2].partition("\n$")[0].splitlines()
    said = re.sub(r"[ \t\u00a0]+", " ", demo.out)
    for line in (re.sub(r"[ \u00a0]+", " ", line).strip().removesuffix(" ...") for line in shown):
        assert line in said or line == "..."


def test_demo_succeeds_and_says_where_to_look(demo: Demo) -> None:
    assert (demo.status, demo.err) == (0, "")
    assert f"open classe/feedback/{ASSIGNMENT}/index.html" in demo.out
    assert "for students: classe/release/tp7_wordle.ipynb" in demo.out
    assert "to look at:\n  nom_approchant: le sujet demande une fonction" in demo.out
    assert (demo.folder / ".gitignore").read_text(encoding="utf-8") == "*\n"
    count = len(demo.results)
    assert f"{count} copies isolation L" in demo.out
    assert f"{count} pages written" in demo.out
    for name in re.findall(r"classe/\S+", demo.out):
        assert (demo.folder.parent / name).exists()


def test_table_has_a_line_for_every_copy(demo: Demo, results: dict[str, Json]) -> None:
    for student, result in results.items():
        points = r"[\d.]+/20" if result["note"][0].isdigit() else r"[^\d/]"
        note = re.escape(result["note"].replace(",", "."))  # one decimal sign on an English screen
        assert re.search(rf"^{student} +{note} +{points}", demo.out, re.MULTILINE)


def test_every_copy_has_a_result_and_a_page(demo: Demo, results: dict[str, Json]) -> None:
    made = {copy.student for copy in copies(load_assignment(ASSIGNMENT))}
    assert len(made) > 30
    assert set(results) == made
    assert {path.stem for path in demo.pages.glob("*.html")} == {*made, "index"}
    index = (demo.pages / "index.html").read_text(encoding="utf-8")
    for student in made:
        assert f'href="{student}.html"' in index
        assert len((demo.pages / f"{student}.html").read_text(encoding="utf-8")) > 1000


def test_what_students_get_is_there(demo: Demo) -> None:
    written = {
        path.relative_to(demo.folder / "release").as_posix() for path in demo.folder.glob("release/**/*.*")
    }
    assert written == tiny.handed_out({"tp7_wordle.ipynb", "mots.txt"})


# -- the marks --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("student", RIGHT)
def test_right_copy_has_every_point_whatever_its_style_or_its_state(
    results: dict[str, Json], student: str
) -> None:
    assert (results[student]["state"], results[student]["note"], lost(results[student])) == (
        "graded",
        "20",
        {},
    )


@pytest.mark.parametrize("student", MISTAKES)
def test_mistake_costs_its_question_and_is_named(results: dict[str, Json], student: str) -> None:
    result = results[student]
    (name,) = lost(result)
    (found,) = (one for one in result["questions"] if one["name"] == name)
    assert found["hint"] == MISTAKES[student]
    assert len(found["hint_text"]) > 40
    assert 0 <= found["points"] < found["max"]
    assert result["points"] == pytest.approx(20 - found["max"] + found["points"])
    assert result["state"] == "graded"
    assert found["counterexample"]["call"].startswith(name)
    assert not found["carried"]


def test_error_is_carried_through_the_questions_that_need_it(results: dict[str, Json]) -> None:
    carried = {
        student: [one["name"] for one in results[student]["questions"] if one["carried"]]
        for student in MISTAKES
    }
    assert carried["sarah"] == ["heuristique", "meilleure_proposition", "resolution3", "nombre_coups3"]
    assert {"jeu", "possibles", "resolution"} <= set(carried["camille"])
    assert carried["lucas"] == carried["zoe"] == []


def test_cheat_earns_nothing_by_what_it_forged(results: dict[str, Json]) -> None:
    result = results["tricheur"]
    assert (result["points"], result["note"]) == (0, "0")
    found = lost(result)
    assert (found.pop("reponse"), found.pop("appartient")) == ("failed", "failed")
    assert set(found.values()) == {"missing"}


def test_file_that_cannot_be_read_is_no_zero(demo: Demo, results: dict[str, Json]) -> None:
    result = results["fichier_coupe"]
    assert (result["state"], result["note"]) == ("unreadable", "ILL")
    assert result["notes"]
    assert "Ce n’est pas un zéro" in (demo.pages / "fichier_coupe.html").read_text(encoding="utf-8")


def test_name_that_is_nearly_right_is_to_be_reviewed(results: dict[str, Json]) -> None:
    result = results["nom_approchant"]
    assert (result["state"], result["note"], lost(result)) == ("to_review", "17,5", {"reponse": "missing"})
    assert any("repnse" in note for note in result["notes"])


@pytest.mark.parametrize(
    ("student", "name", "verdict", "note"),
    [
        ("boucle_infinie", "possibles", "failed", "18,5"),
        ("faute_de_syntaxe", "compter", "missing", "18,5"),
    ],
)
def test_accident_costs_only_its_own_question(
    results: dict[str, Json], student: str, name: str, verdict: str, note: str
) -> None:
    assert (results[student]["note"], lost(results[student])) == (note, {name: verdict})
    assert results[student]["notes"]


@pytest.mark.parametrize(
    ("student", "words"),
    [
        ("noyau_mort", "brutalement"),
        ("boucle_en_chemin", "boucle infinie"),
        ("boucle_infinie", "boucle infinie"),
    ],
)
def test_accident_is_told(results: dict[str, Json], student: str, words: str) -> None:
    assert any(words in note for note in results[student]["notes"])


def test_what_is_not_written_is_missing(results: dict[str, Json]) -> None:
    assert (results["pas_commence"]["note"], results["inacheve"]["note"]) == ("0", "6")
    for student, missing in (("pas_commence", 16), ("inacheve", 11)):
        assert list(lost(results[student]).values()) == ["missing"] * missing


# -- once more --------------------------------------------------------------------------------------------


def test_class_is_a_course_folder_where_nothing_is_graded_again(demo: Demo) -> None:
    kept = {path: path.stat().st_mtime_ns for path in demo.folder.glob("results/**/*.json")}
    status, out, err = bareme("grade", ASSIGNMENT, cwd=demo.folder)
    assert (status, err) == (0, "")
    table = [line.split() for line in demo.out.splitlines() if "/20" in line]
    assert [line.split() for line in out.splitlines() if "/20" in line] == table
    assert {path: path.stat().st_mtime_ns for path in demo.folder.glob("results/**/*.json")} == kept


def test_pages_written_again_are_the_same(demo: Demo) -> None:
    before = {path: path.read_bytes() for path in demo.pages.iterdir()}
    for _time in range(2):
        status, out, err = bareme("feedback", ASSIGNMENT, cwd=demo.folder)
        assert (status, err) == (0, "")
        assert out.endswith(f"open {demo.pages}/index.html\n")
        assert {path: path.read_bytes() for path in demo.pages.iterdir()} == before


# -- the folder -------------------------------------------------------------------------------------------


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Callable[[], Result]:
    """`bareme demo classe`, with a class of three."""

    def few(assignment: Any) -> Iterator[Any]:
        return (copy for copy in copies(assignment) if copy.student in ("alice", "nathan", "fichier_coupe"))

    monkeypatch.setattr("grader.demo.copies", few)
    monkeypatch.chdir(tmp_path)
    for name, value in ENGLISH.items():
        monkeypatch.setenv(name, value)
    return lambda: CliRunner().invoke(main, ["demo", str(tmp_path / "classe"), "--jobs", "1"])


def test_demo_made_again_in_its_folder_begins_afresh(
    small: Callable[[], Result], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = small()
    assert first.exit_code == 0, first.stderr
    marks = Demo(tmp_path / "classe", 0, "", "").results
    assert {name: result["note"] for name, result in marks.items()} == {
        "alice": "20",
        "fichier_coupe": "ILL",
        "nathan": "19,5",
    }
    (tmp_path / "classe/submitted/alice/tp7_wordle/tp7_wordle.ipynb").write_text("{}")
    (tmp_path / "classe/submitted/eve").mkdir()
    monkeypatch.chdir(tmp_path / "classe")
    again = small()
    assert (again.exit_code, again.stderr) == (0, "")
    assert [line for line in again.stdout.splitlines() if "/20" in line] == [
        line for line in first.stdout.splitlines() if "/20" in line
    ]
    assert not (tmp_path / "classe/submitted/eve").exists()


def test_demo_that_was_interrupted_can_be_made_again(
    small: Callable[[], Result], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr("grader.pupils._awkward", lambda *_parts: (_ for _ in ()).throw(KeyboardInterrupt))
        assert small().exit_code == 130
    assert not list(tmp_path.glob("classe/results/*/*"))
    assert small().exit_code == 0


def test_empty_folder_may_be_there_already(small: Callable[[], Result], tmp_path: Path) -> None:
    (tmp_path / "classe").mkdir()
    assert small().exit_code == 0


@pytest.mark.parametrize(
    "made", ["file in it", "folder in it", "is a file", "is a broken link", "nested in a file"]
)
def test_folder_with_other_things_is_refused_and_nothing_is_deleted(tmp_path: Path, made: str) -> None:
    folder = tmp_path / "classe"
    if made == "file in it":
        folder.mkdir()
        (folder / "these.txt").write_text("dix ans de travail")
    elif made == "folder in it":
        (folder / "submitted" / "alice").mkdir(parents=True)
    elif made == "is a file":
        folder.write_text("dix ans de travail")
    elif made == "is a broken link":
        folder.symlink_to("nulle_part")
    else:
        (tmp_path / "these.txt").write_text("dix ans de travail")
        folder = tmp_path / "these.txt" / "classe"
    before = _traces(tmp_path)
    status, out, err = bareme("demo", folder, cwd=tmp_path)
    assert (status, out) == (2, "")
    assert "Traceback" not in err
    assert str(folder) in err
    assert _traces(tmp_path) == before


# -- other assignments ------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", sorted(path.name for path in ROOT.glob("assignments/*") if path.is_dir()))
def test_every_assignment_has_a_class_of_all_kinds(name: str) -> None:
    assignment = load_assignment(str(ROOT / "assignments" / name))
    made = list(copies(assignment))
    assert len({copy.student for copy in made}) == len(made) > 30
    assert {one.name for one in mistakes(assignment).values()} <= {
        path.stem for path in assignment.submissions("wrong_answer")
    }
    assert len(mistakes(assignment)) == 14


def test_class_of_another_assignment_is_made_and_graded(tmp_path: Path) -> None:
    status, _out, err = bareme("demo", "classe", "--assignment", "sutom_information", cwd=tmp_path)
    assert (status, err) == (0, "")
    kept = (tmp_path / "classe" / "results" / "sutom_information").glob("*.json")
    results = {path.stem: json.loads(path.read_text(encoding="utf-8")) for path in kept}
    assert len(results) > 30
    assert lost(results["eleve_modele"]) == {"bilan": "error"}
    assert results["eleve_modele"]["state"] == "to_review"
    for student, mistake in mistakes(
        load_assignment(str(ROOT / "assignments" / "sutom_information"))
    ).items():
        hints = [one["hint"] for one in results[student]["questions"] if one["hint"]]
        assert hints == [mistake.name], student
