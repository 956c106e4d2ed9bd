"""Whole copies of TP7 whose marks must not hang on how the engine plays them: pauses, ends of games, spoilt data, kinds of values."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from grader.assignment import load_assignment
from grader.results import CopyResult
from grader.shelter import Sandbox
from tests import tiny

ROOT = Path(__file__).resolve().parent.parent
CORRECTION = (ROOT / "reference" / "tp7_wordle.py").read_text(encoding="utf-8")

GAME = """
import sys, time
def jeu():
    secret = mot_aleatoire(mots5)
    while True:
        {pause}
        mot = input("Ton mot : ")
        if valide(mot):
            print(reponse(secret, mot))
        if mot == secret:
            {end}
"""
FLASHY = """
from collections import namedtuple
from enum import IntEnum
from fractions import Fraction
Mots = namedtuple("Mots", "a b")
class Liste(list):
    pass
class Rang(IntEnum):
    ZERO = 0
def possibles(L, proposition, rep):
    return Liste(m for m in L if reponse(m, proposition) == rep)
def nombre_coups(n):
    return Fraction(sum(resolution2(mot_aleatoire(mots5)) for _ in range(n)), n)
def numero_lettre(c):
    return Rang(0) if c == "a" else ord(c) - ord("a")
"""
TAKES_ALL = "def mot_aleatoire(L):\n    return L.pop(random.randrange(len(L)))"
ITS_EXAMPLE = "for _ in range(len(mots5)):\n    mot = mot_aleatoire(mots5)\nprint(mot)"
MEANWHILE = "def resolution2(mot):\n    mots5.clear()\n    return 1"

SWAPPED = """
def reponse(proposition, mot):
    return "".join(p if p == m else "*" if p in mot else "_" for p, m in zip(proposition, mot))
def possibles(L, proposition, rep):
    return [m for m in L if reponse(proposition, m) == rep]
def jeu():
    mot, proposition = mot_aleatoire(mots5), ""
    while proposition != mot:
        proposition = input()
        if valide(proposition):
            print(reponse(proposition, mot))
def resolution2(mot, choisit=mot_aleatoire):
    L, n, proposition = mots5, 0, ""
    while proposition != mot:
        proposition = choisit(L)
        n += 1
        L = possibles(L, proposition, reponse(proposition, mot))
    return n
def numero_lettre(c):
    return ord(c)
def resolution3(mot):
    return resolution2(mot, meilleure_proposition)
"""


@pytest.fixture
def grade(sandbox: Sandbox) -> Callable[..., CopyResult]:
    """The result of the correction with these cells after it."""
    assignment = load_assignment(str(ROOT / "assignments" / "tp7_wordle"))

    def graded(*cells: str) -> CopyResult:
        return tiny.grade_all(assignment, sandbox, {"copie": (CORRECTION, *cells)})["copie"]

    return graded


@pytest.mark.parametrize(
    ("pause", "end"),
    [("time.sleep(1)", "return"), ("pass", "sys.exit()"), ("time.sleep(0.2)", "quit()")],
)
def test_game_may_pause_and_end_as_it_likes(grade, pause, end):
    assert tiny.lost(grade(GAME.format(pause=pause, end=end))) == {}


def test_plain_values_may_have_a_class_of_their_own(grade):
    assert tiny.lost(grade(FLASHY)) == {}


def test_example_that_empties_the_words_leaves_them_to_the_questions(grade):
    assert {"mots5", "valide", "possibles", "resolution3"}.isdisjoint(
        tiny.lost(grade(TAKES_ALL, ITS_EXAMPLE))
    )


def test_question_that_spoils_the_words_leaves_them_to_the_others(grade):
    assert tiny.lost(grade(MEANWHILE)).keys() == {"resolution2"}


def test_two_mistakes_are_each_charged_once_though_one_goes_through_the_whole_copy(grade):
    result = grade(SWAPPED)
    assert tiny.lost(result).keys() == {"reponse", "numero_lettre"}
    assert tiny.question(result, "resolution3").carried
    assert not tiny.question(result, "resolution2").carried
