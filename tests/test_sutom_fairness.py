"""Whole copies of sutom_information whose marks must be fair: unusual right answers, and one mistake charged once."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from grader.assignment import load_assignment
from grader.results import CopyResult
from grader.shelter import Sandbox
from tests import tiny

ROOT = Path(__file__).resolve().parent.parent
CORRECTION = (ROOT / "reference" / "sutom_information.py").read_text(encoding="utf-8")

MATRIX_OF_LISTS = """
def pattern_matrix(guesses, answers):
    return [[compute_pattern(g, a) for a in answers] for g in guesses]
"""
MATRIX_OF_OBJECTS = """
def pattern_matrix(guesses, answers):
    return np.frompyfunc(compute_pattern, 2, 1).outer(guesses, answers)
"""
READS_ROWS = """
def best_guess(guesses, candidates):
    M = pattern_matrix(guesses, candidates)
    bits = [round(information(list(ligne))[1], 9) for ligne in M]
    return guesses[bits.index(max(bits))]
"""
STRICT = """
def best_guess(guesses, candidates):
    return max(guesses, key=lambda g: information([compute_pattern(g, a) for a in candidates])[1])
"""
STRICT_SORTED = """
def best_guess(guesses, candidates):
    def bits(g):
        sizes = np.unique([compute_pattern(g, a) for a in candidates], return_counts=True)[1]
        p = sizes / sizes.sum()
        return float(-(p * np.log2(p)).sum())
    return sorted(guesses, key=bits, reverse=True)[0]
"""
PREFERS_CANDIDATES = """
def best_guess(guesses, candidates):
    def bits(g):
        return information([compute_pattern(g, a) for a in candidates])[1] + 1e-6 * (g in candidates)
    return max(guesses, key=lambda g: round(bits(g), 9))
"""
PLAY_PREFERS_CANDIDATES = """
def play(guesses, candidates, secret, opening):
    coups = [opening]
    while coups[-1] != secret:
        candidates = filter_candidates(candidates, coups[-1], compute_pattern(coups[-1], secret))
        mot = next_guess(guesses, candidates)
        if mot not in candidates:
            mot = next_guess([*candidates, *guesses], candidates)
        coups.append(mot)
    return coups
"""
SORTS_THE_CODES = """
def information(codes):
    codes.sort()
    n, sizes = len(codes), list(Counter(codes).values())
    left = sum(k / n * log2(k) for k in sizes)
    return log2(n), entropy(sizes), left, log2(n) - left
"""
PLAY_REMOVES = """
def play(guesses, candidates, secret, opening):
    coups = [opening]
    while coups[-1] != secret:
        code = compute_pattern(coups[-1], secret)
        for mot in candidates[:]:
            if compute_pattern(coups[-1], mot) != code:
                candidates.remove(mot)
        coups.append(next_guess(guesses, candidates))
    return coups
"""
FILTER_REMOVES = """
def filter_candidates(candidates, guess, code):
    for mot in candidates[:]:
        if compute_pattern(guess, mot) != code:
            candidates.remove(mot)
    return candidates
"""
DEQUE_OPENINGS = """
from collections import deque
def sutom_openings(words):
    file, familles = deque(words), {}
    while file:
        mot = file.popleft()
        familles[mot[0]] = [*familles.get(mot[0], []), mot]
    return {c: best_guess(f, f) for c, f in sorted(familles.items(), reverse=True)}
"""


@pytest.fixture(scope="module")
def results(sandbox: Sandbox) -> Callable[[str], CopyResult]:
    """The result of the correction with each of these cells after it."""
    assignment = load_assignment(str(ROOT / "assignments" / "sutom_information"))
    wanted = {name: cell for name, cell in globals().items() if name.isupper() and "\ndef " in str(cell)}
    wanted.pop("CORRECTION")
    copies: dict[str, tuple[str, ...]] = {name: (CORRECTION, cell) for name, cell in wanted.items()}
    copies["MATRIX_OF_LISTS"] = (CORRECTION, MATRIX_OF_LISTS, READS_ROWS)
    copies["MATRIX_OF_OBJECTS"] = (CORRECTION, MATRIX_OF_OBJECTS, READS_ROWS)
    return tiny.grade_all(assignment, sandbox, copies).__getitem__


@pytest.mark.parametrize("name", ["MATRIX_OF_LISTS", "MATRIX_OF_OBJECTS", "READS_ROWS", "DEQUE_OPENINGS"])
def test_a_right_answer_of_another_style_gets_full_marks(results, name):
    assert tiny.lost(results(name)) == {"bilan": "missing"}


@pytest.mark.parametrize(
    ("name", "question", "hint"),
    [
        ("STRICT", "best_guess", "best_guess_strict_comparison"),
        ("STRICT_SORTED", "best_guess", "best_guess_exact_maximum"),
        ("PREFERS_CANDIDATES", "best_guess", "best_guess_candidate_wins_ties"),
        ("SORTS_THE_CODES", "information", "information_changes_the_list"),
        ("PLAY_REMOVES", "play", "play_changes_the_candidates"),
        ("FILTER_REMOVES", "filter_candidates", "filter_candidates_changes_the_list"),
        ("PLAY_PREFERS_CANDIDATES", "play", None),  # neither hard mode nor always the first candidate
    ],
)
def test_one_mistake_costs_its_question_only_and_gets_its_own_words(results, name, question, hint):
    result = results(name)
    assert list(tiny.lost(result)) == [question, "bilan"]  # a text, that none of them has
    assert tiny.question(result, question).hint == hint
