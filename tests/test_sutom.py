"""sutom_information proves itself, with enough right and wrong answers for the proof to be worth something."""

from __future__ import annotations

import ast
import json
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

FOLDER = Path(__file__).resolve().parent.parent / "assignments" / "sutom_information"
PROOFS = 9
FILES = {"sutom_information.ipynb", "mots_5.txt", "mots_7.txt", "mots_licence.txt"}


@pytest.fixture(scope="module")
def sutom() -> Assignment:
    """The assignment."""
    return load_assignment(str(FOLDER))


@pytest.fixture(scope="module")
def samples(sutom: Assignment) -> list[Specimen]:
    """Every sample submission."""
    kinds = ("accepted", *CHAFF_FOLDERS)
    return [read_specimen(path) for kind in kinds for path in sutom.submissions(kind)]  # type: ignore[arg-type]


def bareme(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """The command, run in a folder."""
    return subprocess.run(
        [sys.executable, "-m", "grader", *arguments],
        capture_output=True, text=True, cwd=folder, timeout=580,
        env={**os.environ, "LANGUAGE": "en", "LC_ALL": "C.UTF-8"},
    )  # fmt: skip


def test_every_proof_holds(tmp_path: Path, samples: list[Specimen]) -> None:
    done = bareme(tmp_path, "check", "sutom_information")
    assert (done.returncode, done.stderr) == (0, ""), done.stdout
    lines = done.stdout.splitlines()
    assert [line[0] for line in lines] == ["✓"] * PROOFS
    counts = [(int(part), int(whole)) for part, whole in re.findall(r"\((\d+)/(\d+)\)", done.stdout)]
    assert all(part == whole for part, whole in counts)
    assert sum(whole for _part, whole in counts[1:]) == len(samples)  # the first are guesses
    killed, equivalent, mutants = map(int, re.findall(r"(\d+)", lines[7]))
    assert killed + equivalent == mutants
    assert (mutants > 200, equivalent <= 12) == (True, True)


def test_no_two_samples_are_the_same_code(samples: list[Specimen]) -> None:
    codes = Counter(ast.dump(ast.Module(ast.parse(one.source).body[1:], [])) for one in samples)
    assert len(samples) >= 200
    assert max(codes.values()) == 1


def test_every_question_has_right_answers_in_several_styles_and_several_mistakes(sutom: Assignment) -> None:
    accepted = [read_specimen(path) for path in sutom.submissions("accepted")]
    styles = Counter(name for specimen in accepted for name in specimen.defines)
    mistakes = {name: len(chaffs) for name, chaffs in chaffs_by_question(sutom).items()}
    asked = [question.name for question in sutom.questions if question.kind != "manual"]
    assert min(styles[name] for name in asked) >= 7
    assert min(mistakes[name] for name in asked) >= 10


def test_every_mistake_of_a_question_has_words_of_its_own(sutom: Assignment) -> None:
    for chaffs in chaffs_by_question(sutom).values():
        hints = Counter(chaff.hint for chaff in chaffs)
        assert max(hints.values()) == 1
        assert min(map(len, hints)) > 60


def test_points_make_twenty(sutom: Assignment) -> None:
    assert sutom.max_points == sutom.scale.out_of == 20


def test_release_gives_plots_and_no_answer(tmp_path: Path) -> None:
    done = bareme(tmp_path, "release", "sutom_information", "--to", str(tmp_path / "a"))
    assert (done.returncode, done.stderr) == (0, "")
    written = {path.relative_to(tmp_path / "a").as_posix() for path in (tmp_path / "a").rglob("*.*")}
    assert written == tiny.handed_out(FILES)
    cells = json.loads((tmp_path / "a" / "sutom_information.ipynb").read_text(encoding="utf-8"))["cells"]
    sources = ["".join(cell["source"]) for cell in cells]
    assert sum("plt.show()" in source for source in sources) == 5
    assert sum("# À compléter" in source for source in sources) == 11 + 1  # and the advice about it
    assert any(source == "*Écris ta réponse ici.*" for source in sources)


def test_whole_copies_in_two_styles_earn_every_point_that_a_machine_gives(tmp_path: Path) -> None:
    copies = [
        str(FOLDER / "submissions" / "accepted" / f"complete_{style}.py") for style in ("beginner", "numpy")
    ]
    done = bareme(tmp_path, "grade", "sutom_information", *copies, "--json", "-")
    assert done.returncode == 0, done.stderr
    for copy in json.loads(done.stdout)["copies"]:
        lost = {one["name"] for one in copy["questions"] if one["points"] < one["max"]}
        assert (copy["state"], copy["points"], lost) == ("graded", 18.5, {"bilan"})
