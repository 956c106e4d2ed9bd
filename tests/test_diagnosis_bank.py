"""Diagnosis on a bank of wrong answers in other styles than those it knows: what it names is nearly always there."""

from __future__ import annotations

from pathlib import Path

import pytest

from grader.diagnosis import CHAFF_FOLDERS
from grader.sentences import ANOTHER_MISTAKE, MORE_MISTAKES, PRINTS, PRINTS_WRONG
from grader.shelter import Sandbox
from tests import bank
from tests.bank import Findings, Named

ASSIGNMENTS = Path(__file__).resolve().parent.parent / "assignments"
NAMES = ("tp7_wordle", "sutom_information", "app7_wordle_csp", "app16_mots_croises")
ALL = [case for name in NAMES for case in bank.cases(name)]
RIGHT, WRONG = 0.85, 0.02
TAKEN = 0.03  # of mistakes that are all unknown, when few in a class are


@pytest.fixture(scope="module")
def findings(sandbox: Sandbox) -> list[Findings]:
    return [bank.findings(name, sandbox) for name in NAMES]


@pytest.fixture(scope="module")
def named(findings: list[Findings]) -> list[Named]:
    return [one for found in findings for one in found.named]


def table(those: list[Named]) -> str:
    lines = (f"{one.case.label} -> {one.result.hint} ({one.result.hint_text})" for one in those)
    return "\n".join(["", *lines])


def words_of(name: str, hint: str) -> list[Path]:
    return [
        path
        for folder in CHAFF_FOLDERS
        for path in (ASSIGNMENTS / name / "submissions" / folder).glob(f"{hint}.py")
    ]


# -- the bank ---------------------------------------------------------------------------------------------


def test_bank_is_large_and_has_what_no_wrong_answer_describes() -> None:
    assert len(ALL) >= 150
    assert sum(len(case.mistakes) != 1 for case in ALL) >= 0.15 * len(ALL)
    assert sum(case.prints for case in ALL) >= 10


@pytest.mark.parametrize("name", NAMES)
def test_mistakes_are_those_of_the_assignment(name: str) -> None:
    hints = {hint for case in bank.cases(name) for hint in case.hints}
    unknown = {hint for hint in hints if not words_of(name, hint)}
    assert all(hint.endswith("_prints_instead_of_returning") for hint in unknown), unknown


def test_answers_are_wrong(named: list[Named]) -> None:
    assert len(named) == len(ALL)
    right = [one for one in named if one.result.verdict not in ("failed", "partial")]
    assert not right, table(right)


# -- what is named ----------------------------------------------------------------------------------------


def test_right_misconception_is_named(named: list[Named]) -> None:
    described = [one for one in named if one.case.mistakes]
    missed = [one for one in described if not one.right]
    print(f"{len(missed)} of {len(described)} missed:{table(missed)}")
    assert len(missed) <= (1 - RIGHT) * len(described), table(missed)


def test_wrong_misconception_is_almost_never_named(named: list[Named]) -> None:
    wrong = [one for one in named if one.wrong]
    assert len(wrong) <= WRONG * len(named), table(wrong)


def test_mistake_that_is_not_known_is_almost_never_taken_for_another(findings: list[Findings]) -> None:
    strangers = {name: hint for found in findings for name, hint in found.strangers.items()}
    taken = {name: hint for name, hint in strangers.items() if hint}
    assert len(strangers) > 700
    assert len(taken) <= TAKEN * len(strangers), taken


def test_printing_is_said_and_what_is_printed_is_looked_at(named: list[Named]) -> None:
    printing = [one for one in named if one.case.prints]
    assert all(one.right for one in printing), table(printing)
    for one in printing:
        said = one.result.hint_text or ""
        besides = one.case.mistakes[1:]
        assert (PRINTS in said and PRINTS_WRONG in said) == bool(besides), table([one])


def test_two_mistakes_are_said_to_be_two(named: list[Named]) -> None:
    two = [one for one in named if len(one.case.mistakes) == 2]
    told = [one for one in two if one.right]
    assert len(told) >= len(two) / 2, table(two)
    for one in told:
        assert any(
            more in str(one.result.hint_text) for more in (ANOTHER_MISTAKE, MORE_MISTAKES, PRINTS_WRONG)
        )
