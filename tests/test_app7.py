"""app7_wordle_csp proves itself, hands out what it should, and its results are the same each time."""

from __future__ import annotations

import ast
import json
import math
import os
import re
import runpy
import subprocess
import sys
import tomllib
from collections import Counter
from itertools import pairwise
from pathlib import Path

import nbformat
import pytest

from grader.assignment import Assignment, load_assignment
from grader.diagnosis import CHAFF_FOLDERS, Specimen, chaffs_by_question, read_specimen
from reference import app7_wordle_csp as app7
from tests import tiny
from wordlists import load

FOLDER = Path(__file__).resolve().parent.parent / "assignments" / "app7_wordle_csp"
SUBJECT = (FOLDER / "sujet.md").read_text(encoding="utf-8")
TESTS = FOLDER / "hidden_tests"
PROOFS = 9
FILES = {"app7_wordle_csp.ipynb", "mots.txt", "mots6.txt"}


@pytest.fixture(scope="module")
def assignment() -> Assignment:
    """The assignment."""
    return load_assignment(str(FOLDER))


@pytest.fixture(scope="module")
def samples(assignment: Assignment) -> list[Specimen]:
    """Every sample submission."""
    kinds = ("accepted", *CHAFF_FOLDERS)
    return [read_specimen(path) for kind in kinds for path in assignment.submissions(kind)]  # type: ignore[arg-type]


def bareme(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """The command, run in a folder."""
    return subprocess.run(
        [sys.executable, "-m", "grader", *arguments],
        capture_output=True, text=True, cwd=folder, timeout=580,
        env={**os.environ, "LANGUAGE": "en", "LC_ALL": "C.UTF-8"},
    )  # fmt: skip


def test_every_proof_holds(tmp_path: Path, samples: list[Specimen]) -> None:
    done = bareme(tmp_path, "check", "app7_wordle_csp")
    assert (done.returncode, done.stderr) == (0, ""), done.stdout
    lines = done.stdout.splitlines()
    assert [line[0] for line in lines] == ["✓"] * PROOFS
    killed, equivalent, mutants = map(int, re.findall(r"(\d+)", lines[7]))
    assert killed + equivalent == mutants
    assert (mutants > 300, equivalent <= 16) == (True, True)


def test_no_two_samples_are_the_same_code(samples: list[Specimen]) -> None:
    codes = Counter(ast.dump(ast.Module(ast.parse(one.source).body[1:], [])) for one in samples)
    assert max(codes.values()) == 1


def test_every_question_has_right_answers_in_several_styles_and_several_mistakes(
    assignment: Assignment,
) -> None:
    accepted = [read_specimen(path) for path in assignment.submissions("accepted")]
    styles = Counter(name for specimen in accepted for name in specimen.defines)
    mistakes = {name: len(chaffs) for name, chaffs in chaffs_by_question(assignment).items()}
    asked = {question.name for question in assignment.questions if question.kind != "manual"}
    assert {name for name in asked if styles[name] < 5 or mistakes[name] < 8} == set()
    assert sum(mistakes.values()) >= 160


def test_every_mistake_of_a_question_has_words_of_its_own(assignment: Assignment) -> None:
    for chaffs in chaffs_by_question(assignment).values():
        assert max(Counter(chaff.hint for chaff in chaffs).values()) == 1
        assert min(len(chaff.hint) for chaff in chaffs) > 60


def test_headings_give_the_points_of_the_bareme() -> None:
    questions = tomllib.loads((FOLDER / "bareme.toml").read_text(encoding="utf-8"))["question"]
    titles = re.findall(r"^### Question (\d+) · .* \(([\d,]+) points?\)$", SUBJECT, re.MULTILINE)
    told = [(int(rank), float(points.replace(",", "."))) for rank, points in titles]
    assert told == [(rank, question["points"]) for rank, question in enumerate(questions, 1)]
    assert sum(question["points"] for question in questions) == 20


def test_the_small_list_is_the_kit_s_and_the_six_letters_are_french() -> None:
    assert [word.lower() for word in app7.load_words(str(FOLDER / "data" / "mots.txt"))] == load("app7")
    six = {word.lower() for word in app7.load_words(str(FOLDER / "data" / "mots6.txt"))}
    assert six <= set(load("french", 6))


def test_what_is_handed_out_and_what_an_untouched_notebook_earns(tmp_path: Path) -> None:
    assert bareme(tmp_path, "release", "app7_wordle_csp", "--to", "out").returncode == 0
    written = {path.relative_to(tmp_path / "out").as_posix() for path in tmp_path.rglob("*.*")}
    assert written == tiny.handed_out(FILES)
    notebook = nbformat.read(tmp_path / "out" / "app7_wordle_csp.ipynb", 4)
    assert {cell.id for cell in notebook.cells} > {"CSPWordleSolver", "ouverture", "compute_feedback_generic"}
    done = bareme(tmp_path, "grade", "app7_wordle_csp", "out/app7_wordle_csp.ipynb", "--json", "-")
    (copy,) = json.loads(done.stdout)["copies"]
    automatic = [question for question in copy["questions"] if question["name"] != "ouverture"]
    assert {question["verdict"] for question in automatic} == {"missing"}
    assert copy["points"] == 0


# -- what the hidden tests assume --------------------------------------------------------------------------


def choices(words: list[str], first: str | None) -> dict[tuple[str, ...], list[str]]:
    """For each list of candidates that the entropy solver may have to choose from, the words that are equally good."""
    found: dict[tuple[str, ...], list[str]] = {}
    for answer in words:
        left = words
        for guess in app7.EntropySolver(words, first).solve(answer):
            if guess != first or left is not words:
                ranking = app7.rank_by_entropy(left, top_n=len(left))
                found[tuple(left)] = [word for word, bits in ranking if bits > ranking[0][1] - 1e-6]
            left = app7.filter_words(left, guess, app7.compute_feedback(guess, answer))
    return found


def exact(word: str, candidates: list[str]) -> bool:
    """Whether the entropy is the same in whatever order it is added up: each part of the candidates is a power of 2."""
    sizes = app7.feedback_distribution(word, candidates).values()
    return all(math.log2(len(candidates) / size).is_integer() for size in sizes)


def same_sums(words: list[str], candidates: list[str]) -> bool:
    """Whether all these words have exact entropies, or groups of the same sizes in the same order."""
    sizes = {tuple(app7.feedback_distribution(word, candidates).values()) for word in words}
    return len(sizes) == 1 or all(exact(word, candidates) for word in words)


def test_equal_entropies_are_equal_whoever_adds_them_up() -> None:
    words = runpy.run_path(str(TESTS / "conftest.py"))["WORDS"]
    more = runpy.run_path(str(TESTS / "test_EntropySolver.py"))["MORE"]
    for chosen, first in [(words, None), (words, "FILER"), (words, "SIROP"), (words, "LINER"), (more, None)]:
        for left, best in choices(chosen, first).items():
            assert same_sums(best, list(left)), (left, best)


def test_ranked_words_are_exactly_equal_or_far_apart() -> None:
    names = runpy.run_path(str(TESTS / "test_rank_by_entropy.py"))
    candidates = names["CANDIDATES"]
    for pool in (candidates, names["POOL"]):
        ranking = app7.rank_by_entropy(candidates, pool, len(pool))
        for (one, bits), (other, fewer) in pairwise(ranking):
            assert bits - fewer > 1e-6 or same_sums([one, other], candidates)


# -- the results -------------------------------------------------------------------------------------------


def test_the_result_of_a_copy_does_not_depend_on_the_order_of_sets(tmp_path: Path) -> None:
    copies = [str(path) for path in (FOLDER / "submissions" / "wrong_answer").glob("letter_coverage_*.py")]
    told = []
    for seed in "12":
        done = subprocess.run(
            [sys.executable, "-m", "grader", "grade", "app7_wordle_csp", *sorted(copies), "--json", "-"],
            capture_output=True, text=True, cwd=tmp_path, env={**os.environ, "PYTHONHASHSEED": seed},
        )  # fmt: skip
        told.append(re.sub(r'"cpu_s": [\d.e-]+', "", done.stdout))
    assert told[0] == told[1]
    assert len(copies) > 2
