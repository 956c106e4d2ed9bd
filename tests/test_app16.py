"""App 16 proves itself, and is fair to copies that lean on wrong code or bring their own."""

from __future__ import annotations

import ast
import json
import os
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from grader.assignment import Assignment, load_assignment
from grader.diagnosis import CHAFF_FOLDERS, Specimen, chaffs_by_question, read_specimen
from grader.prelude import prelude
from tests import tiny

FOLDER = Path(__file__).resolve().parent.parent / "assignments" / "app16_mots_croises"
ENGLISH = {**os.environ, "LANGUAGE": "en", "LC_ALL": "C.UTF-8"}


@pytest.fixture(scope="module")
def app16() -> Assignment:
    """The assignment."""
    return load_assignment(str(FOLDER))


@pytest.fixture(scope="module")
def samples(app16: Assignment) -> list[Specimen]:
    """Every sample submission."""
    kinds = ("accepted", *CHAFF_FOLDERS)
    return [read_specimen(path) for kind in kinds for path in app16.submissions(kind)]  # type: ignore[arg-type]


@pytest.fixture
def graded(tmp_path: Path) -> Callable[..., list[dict[str, Any]]]:
    """Grades scripts; gives for each its questions by name."""

    def grade(*sources: str) -> list[dict[str, Any]]:
        files = [f"copie{rank}.py" for rank, _source in enumerate(sources)]
        for name, source in zip(files, sources, strict=True):
            (tmp_path / name).write_text(source, encoding="utf-8")
        done = subprocess.run(
            [sys.executable, "-m", "grader", "grade", str(FOLDER), *files, "--json", "-"],
            capture_output=True, text=True, cwd=tmp_path, timeout=300, env=ENGLISH,
        )  # fmt: skip
        assert (done.returncode, done.stderr) == (0, "")
        copies = json.loads(done.stdout)["copies"]
        return [{question["name"]: question for question in copy["questions"]} for copy in copies]

    return grade


def sample(kind: str, name: str) -> str:
    """The source of a sample submission."""
    return (FOLDER / "submissions" / kind / f"{name}.py").read_text(encoding="utf-8")


# -- proofs ------------------------------------------------------------------------------------------------


def test_every_proof_holds(tmp_path: Path, samples: list[Specimen]) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "grader", "check", "app16_mots_croises"],
        capture_output=True, text=True, cwd=tmp_path, timeout=580, env=ENGLISH,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, ""), done.stdout
    assert {line[0] for line in done.stdout.splitlines()} == {"✓"}
    counts = [(int(part), int(whole)) for part, whole in re.findall(r"\((\d+)/(\d+)\)", done.stdout)]
    assert all(part == whole for part, whole in counts)
    assert sum(whole for _part, whole in counts) >= len(samples)
    killed, equivalent, mutants = map(
        int, re.findall(r"(\d+) killed, (\d+) equivalent, of (\d+)", done.stdout)[0]
    )
    assert killed + equivalent == mutants
    assert (mutants >= 150, equivalent < 20) == (True, True)


def test_there_are_many_samples_and_no_two_are_the_same_code(samples: list[Specimen]) -> None:
    codes = Counter(ast.dump(ast.Module(ast.parse(one.source).body[1:], [])) for one in samples)
    assert len(samples) >= 110
    assert max(codes.values()) == 1


def test_every_question_has_right_answers_in_several_styles_and_many_mistakes(app16: Assignment) -> None:
    accepted = [read_specimen(path) for path in app16.submissions("accepted")]
    styles = Counter(name for specimen in accepted for name in specimen.defines)
    mistakes = {name: len(chaffs) for name, chaffs in chaffs_by_question(app16).items()}
    asked = {question.name for question in app16.questions if question.kind != "manual"}
    assert {name for name in asked if styles[name] < 6} == set()
    assert {name for name in asked if mistakes[name] < 14} == set()


def test_every_mistake_of_a_question_has_words_of_its_own(app16: Assignment) -> None:
    for chaffs in chaffs_by_question(app16).values():
        hints = Counter(chaff.hint for chaff in chaffs)
        assert max(hints.values()) == 1
        assert min(map(len, hints)) > 40


def test_headings_give_the_points_of_the_bareme(app16: Assignment) -> None:
    text = app16.subject.read_text(encoding="utf-8")
    told = re.findall(r"^### Question (\d+) · .* \((\d+) points?\)$", text, re.MULTILINE)
    assert [(int(rank), int(points)) for rank, points in told] == [
        (rank, question.points) for rank, question in enumerate(app16.questions, 1)
    ]
    assert app16.max_points == app16.scale.out_of == 20
    assert [question.name for question in app16.questions if question.kind == "manual"] == ["theme"]


def test_copies_do_not_wait_for_libraries_that_only_show_things(app16: Assignment) -> None:
    given = "\n".join(prelude(app16))
    top_level = [node for node in ast.parse(given).body if isinstance(node, ast.Import | ast.ImportFrom)]
    assert not {"ortools", "matplotlib"} & set(re.findall(r"\w+", "\n".join(map(ast.unparse, top_level))))
    assert "csp = CrosswordCSP(" not in given


# -- fairness ----------------------------------------------------------------------------------------------


def test_a_search_is_not_charged_for_a_wrong_count(graded: Callable[..., list[dict[str, Any]]]) -> None:
    search = sample("accepted", "solve_with_lcv_recursive_dict")
    stub = "def count_eliminated_words(grid, dictionary, slot, word, current_assignment):\n    ...\n"
    mistakes = ("compatible_instead", "last_neighbor", "prints")
    counts = [sample("wrong_answer", f"count_eliminated_words_{mistake}") for mistake in mistakes]
    results = graded(search, f"{search}\n\n{stub}", *(f"{search}\n\n{count}" for count in counts))
    assert [one["solve_with_lcv"]["points"] for one in results] == [4] * 5
    assert [one["count_eliminated_words"]["verdict"] for one in results[:2]] == ["missing"] * 2
    assert [one["count_eliminated_words"]["hint"] for one in results[2:]] == [
        f"count_eliminated_words_{mistake}" for mistake in mistakes
    ]


OWN_CLASSES = """
class Slot:
    def __init__(self, id, row, col, length, direction, cells):
        self.id, self.row, self.col, self.length, self.direction, self.cells = id, row, col, length, direction, cells


class CrosswordGrid:
    def __init__(self, {parameters}):
        self.rows, self.cols, self.black_cells, self.slots = rows, cols, black_cells, slots

    def get_intersections(self):
        found = []
        for one in self.slots:
            for two in self.slots:
                if one.direction == "H" and two.direction == "V":
                    for cell in set(one.cells) & set(two.cells):
                        found.append((one.id, two.id, (one.cells.index(cell), two.cells.index(cell))))
        return found
"""


@pytest.mark.parametrize(
    "parameters",
    ["rows, cols, black_cells, slots", "black_cells, slots, rows, cols", "rows, cols, slots, noires, nom"],
)
def test_a_copy_may_bring_its_own_classes(
    graded: Callable[..., list[dict[str, Any]]], parameters: str
) -> None:
    answers = [
        sample("accepted", "validate_solution_intersections"),
        sample("accepted", "count_eliminated_words_intersections"),
        sample("accepted", "solve_with_lcv_recursive_dict"),
        sample("accepted", "evaluate_grid_quality_harmonic").replace(
            "if grid.is_white(r, c)", "if (r, c) in dans"
        ),
    ]
    classes = OWN_CLASSES.replace("{parameters}", parameters)
    (copy,) = graded("\n\n".join([classes, *answers]))
    assert [copy[name]["points"] for name in list(copy)[:3]] == [5, 4, 4]
    assert copy["evaluate_grid_quality"]["points"] == 2


def test_a_counterexample_shows_the_grid_row_by_row(graded: Callable[..., list[dict[str, Any]]]) -> None:
    (copy,) = graded(sample("wrong_answer", "count_eliminated_words_compatible_instead"))
    shown = copy["count_eliminated_words"]["counterexample"]
    assert shown["call"].startswith('copie.count_eliminated_words(["..", ".#", ".#"], {2: ')
    assert (shown["expected"], shown["got"]) == ("3", "1")


# -- what students get -------------------------------------------------------------------------------------


def test_release(app16: Assignment, tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "grader", "release", "app16_mots_croises", "--to", str(tmp_path / "a" / "b")],
        capture_output=True, text=True, cwd=tmp_path, timeout=120, env=ENGLISH,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
    written = {path.relative_to(tmp_path / "a" / "b").as_posix() for path in tmp_path.rglob("*.*")}
    assert written == tiny.handed_out({"app16_mots_croises.ipynb"})
    handed = (tmp_path / "a" / "b" / "app16_mots_croises.ipynb").read_text(encoding="utf-8")
    assert all(f"{name}" in handed for name in app16.given)
    assert "is_well_made" not in handed
