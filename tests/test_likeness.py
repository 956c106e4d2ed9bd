"""Likeness of behaviours: chance and the place of an error in a copy do not hide a mistake, and nothing is guessed."""

from __future__ import annotations

import math
from decimal import Decimal

import pytest

from grader.judgement import Judgement, Sentence
from grader.likeness import behaviour, closest
from grader.player import Fault, Outcome
from grader.sentences import said
from grader.witness import Call, Witness
from tests.tiny import answers, question

COLOURS = ["rouge", "jaune"]


def judged(*outcomes: Outcome, message: str = "", verdict: str = "failed", test: str = "test_x") -> Judgement:
    """What one test saw."""
    witness = Witness([Call("tire", (COLOURS,), outcome) for outcome in outcomes])
    said_last = message or (said("tire", outcomes[-1]) if outcomes and outcomes[-1].fault else "Faux.")
    return Judgement((Sentence(test, test, Decimal(1), verdict, said_last, witness),))  # type: ignore[arg-type]


def drew(*values: object) -> list[Outcome]:
    return [Outcome("returned", value) for value in values]


def raised(kind: str, cell: int, line: int, source: str, name: str = "") -> Outcome:
    return Outcome("raised", None, Fault(kind, cell, line, source, name))


def nearest(seen: Judgement, **known: Judgement) -> str | None:
    return closest(behaviour(seen), [(behaviour(other), name) for name, other in known.items()])


# -- the reasons ------------------------------------------------------------------------------------------


def test_error_is_the_same_at_another_place_of_a_copy() -> None:
    here = judged(raised("IndexError", 23, 5, "return L[n]"))
    there = judged(raised("IndexError", 1, 9, "x = liste[i + 1]"))
    assert behaviour(here) == behaviour(there)


def test_error_is_the_same_whatever_the_name_it_is_about() -> None:
    here, there = (judged(raised("NameError", 1, 1, name, name)) for name in ("mot", "lettre"))
    assert behaviour(here) == behaviour(there)


def test_errors_of_two_types_are_two_reasons() -> None:
    one, other = (judged(raised(kind, 1, 1, "return L[n]")) for kind in ("IndexError", "KeyError"))
    assert behaviour(one).verdicts != behaviour(other).verdicts
    assert nearest(one, twin=other, same=one) == "same"


def test_errors_of_two_types_are_alike_when_all_else_is() -> None:
    def both(kind: str, *values: object) -> Judgement:
        passed = judged(*drew(*values), verdict="passed", message="Bien.", test="test_y").sentences
        return Judgement(passed + judged(raised(kind, 1, 1, "return L[n]")).sentences)

    seen, known = both("IndexError", "rouge", "jaune"), both("KeyError", "jaune", "rouge")
    assert nearest(seen, known=known) == "known"
    assert nearest(seen, other=both("KeyError", "bleu", "vert")) is None


def test_copy_that_stops_on_fewer_errors_makes_the_same_mistake() -> None:
    def two(second: Judgement) -> Judgement:
        first = judged(*drew("rouge"), message="Toujours le premier.", test="test_y")
        return Judgement(first.sentences + second.sentences)

    passes = two(judged(*drew("jaune"), message="Bien.", verdict="passed"))
    stops, fails = two(judged(raised("IndexError", 1, 1, "L[1]"))), two(judged(*drew("bleu")))
    assert nearest(passes, stops=stops) == "stops"
    assert nearest(passes, fails=fails) is None
    assert nearest(stops, passes=passes) is None


def test_words_of_a_test_are_kept_as_they_are() -> None:
    one, other = (judged(*drew("rouge"), message=words) for words in ("Toujours le premier.", "Jamais."))
    assert nearest(one, other=other) is None
    assert nearest(one, other=other, same=one) == "same"


# -- the answers ------------------------------------------------------------------------------------------


def test_only_one_with_the_same_verdicts_must_still_answer_in_the_same_kind() -> None:
    seen = judged(*drew("rouge", "rouge"))
    assert nearest(seen, words=judged(*drew("jaune", "jaune"))) == "words"
    assert nearest(seen, numbers=judged(*drew(0, 1))) is None


def test_closest_of_several_is_named_when_it_is_clearly_closer() -> None:
    seen = judged(*drew("rouge", "rouge"))
    first, last = judged(*drew("rouge", "rouge", "rouge")), judged(*drew("jaune", "jaune"))
    assert nearest(seen, first=first, last=last) == "first"
    assert nearest(judged(*drew("bleu")), first=first, last=last) is None
    assert nearest(seen, first=first, twin=judged(*drew("rouge"))) is None


@pytest.mark.parametrize(("mean", "name"), [(10.4, "small"), (50.0, "large"), (25.0, None)])
def test_many_numbers_are_compared_by_their_size(mean: float, name: str | None) -> None:
    small, large, seen = (
        judged(*drew(*(centre + step / 50 for step in range(-15, 16)))) for centre in (10.0, 52.0, mean)
    )
    assert nearest(seen, small=small, large=large) == name


def test_nothing_is_like_what_is_not_known() -> None:
    assert nearest(judged(*drew("rouge"))) is None


# -- in a whole copy --------------------------------------------------------------------------------------


def test_random_mistake_that_stops_is_named_wherever_it_stands(grade, variant) -> None:
    assignment = variant()
    path = assignment.folder / "submissions" / "run_time_error" / "hasard_trop_loin.py"
    path.parent.mkdir(parents=True)
    path.write_text('"""Un de trop."""\n\n\ndef hasard(L):\n    return L[len(L)]\n', encoding="utf-8")
    cells = answers(hasard="# tirage\n\ndef hasard(L):\n    n = len(L)\n    valeur = L[n]\n    return valeur")
    found = question(grade(*cells, assignment=assignment), "hasard")
    assert (found.points, found.hint) == (0, "hasard_trop_loin")


@pytest.mark.parametrize(
    "numbers", [(10**400, 1), (math.inf, -math.inf), (1e308, 1e308, 1e308), (math.nan, 2)]
)
def test_numbers_that_have_no_mean_are_only_values(numbers) -> None:
    seen = behaviour(judged(*drew(*numbers)))
    assert seen.likeness(seen) == 1.0
