"""TP7 proves itself, with enough right and wrong answers for the proof to be worth something."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from grader.assignment import Assignment, load_assignment
from grader.diagnosis import CHAFF_FOLDERS, Specimen, chaffs_by_question, read_specimen
from tests import tiny

FOLDER = Path(__file__).resolve().parent.parent / "assignments" / "tp7_wordle"
PURE = (
    "appartient",
    "valide",
    "reponse",
    "possibles",
    "numero_lettre",
    "compter",
    "heuristique",
    "meilleure_proposition",
)
PROOFS = 9


@pytest.fixture(scope="module")
def tp7() -> Assignment:
    """The assignment."""
    return load_assignment(str(FOLDER))


@pytest.fixture(scope="module")
def samples(tp7: Assignment) -> list[Specimen]:
    """Every sample submission."""
    kinds = ("accepted", *CHAFF_FOLDERS)
    return [read_specimen(path) for kind in kinds for path in tp7.submissions(kind)]  # type: ignore[arg-type]


def test_every_proof_holds(tmp_path: Path, samples: list[Specimen]) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "grader", "check", "tp7_wordle"],
        capture_output=True, text=True, cwd=tmp_path, timeout=580,
        env={**os.environ, "LANGUAGE": "en", "LC_ALL": "C.UTF-8"},
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, ""), done.stdout
    lines = done.stdout.splitlines()
    assert [line[0] for line in lines] == ["✓"] * PROOFS
    counts = [(int(part), int(whole)) for part, whole in re.findall(r"\((\d+)/(\d+)\)", done.stdout)]
    assert all(part == whole for part, whole in counts)
    assert sum(whole for _part, whole in counts[1:]) == len(samples)  # the first are guesses
    killed, equivalent, mutants = map(int, re.findall(r"(\d+)", lines[7]))
    assert killed + equivalent == mutants
    assert (mutants > 150, equivalent < 10) == (True, True)


def test_there_are_many_samples_and_no_two_are_the_same_code(samples: list[Specimen]) -> None:
    assert len(samples) >= 120
    codes = Counter(_code(sample) for sample in samples)
    assert max(codes.values()) == 1


def _code(sample: Specimen) -> str:
    """The program without its docstring, comments and layout."""
    tree = ast.parse(sample.source)
    return ast.dump(ast.Module(tree.body[1:], []))


def test_every_question_has_right_answers_in_several_styles_and_several_mistakes(tp7: Assignment) -> None:
    accepted = [read_specimen(path) for path in tp7.submissions("accepted")]
    styles = Counter(name for specimen in accepted for name in specimen.defines)
    mistakes = {name: len(chaffs) for name, chaffs in chaffs_by_question(tp7).items()}
    asked = {question.name for question in tp7.questions}
    assert set(PURE) < asked
    assert {name for name in asked if styles[name] < 5} == set()
    assert {name for name in asked if mistakes[name] < 6} == set()


def test_every_mistake_of_a_question_has_words_of_its_own(tp7: Assignment) -> None:
    for chaffs in chaffs_by_question(tp7).values():
        hints = Counter(chaff.hint for chaff in chaffs)
        assert max(hints.values()) == 1
        assert min(map(len, hints)) > 40


def test_points_make_twenty(tp7: Assignment) -> None:
    assert tp7.max_points == tp7.scale.out_of == 20


def test_release_gives_nothing_away_but_what_students_need(tp7: Assignment, tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "grader", "release", "tp7_wordle", "--to", str(tmp_path / "a" / "b")],
        capture_output=True, text=True, cwd=tmp_path, timeout=120, env={**os.environ, "LANGUAGE": "en"},
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
    written = {path.relative_to(tmp_path / "a" / "b").as_posix() for path in tmp_path.rglob("*.*")}
    assert written == tiny.handed_out({"tp7_wordle.ipynb", "mots.txt"})
    assert (tmp_path / "a/b/mots.txt").read_bytes() == tp7.data_files()["mots.txt"]
