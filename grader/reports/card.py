"""One question on a student's page: what to show of it, and nothing that its teacher keeps back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from grader.reports import boards, wording
from grader.reports.comparison import Comparison, compare
from grader.reports.subject import Question
from grader.reports.text import decimal, value
from grader.reports.tiles import Picture, picture
from grader.results import Counterexample, QuestionResult, TestResult
from grader.tongue import tr

SPELT = 90  # characters of a matrix that can still be compared one by one
OWN_WORDS = ""  # the name of the hint that a teacher wrote for this copy


@dataclass(frozen=True)
class Card:
    """What the page says of one question; an empty text is a line left out."""

    anchor: str
    heading: str
    theme: str
    badge: wording.Badge
    score: str
    lead: str = ""
    call: str = ""
    comparison: Comparison | None = None
    picture: Picture | None = None
    boards: tuple[boards.Board, ...] = ()
    drawn: bool = False  # the boards say it all: no need to spell the values too
    hint: str = ""
    said: str = ""
    next_step: str = ""


def card(question: Question, result: QuestionResult, heading: str, rank: int) -> Card:
    """The card of a question that has not full marks."""
    judged = result.verdict != "error"
    base = Card(
        anchor=f"question-{rank}",
        heading=heading,
        theme="" if question.reveal == "nothing" else question.theme or "",
        badge=wording.VERDICTS[result.verdict].told(),
        score=f"{decimal(result.points) if judged else '…'} / {decimal(result.max)}",
    )
    if not judged:
        return replace(base, lead=tr(wording.NOT_JUDGED))
    if result.hint == OWN_WORDS and result.hint_text:  # they stand for the rest
        return replace(base, said=result.hint_text)
    if getattr(question, "kind", "") == "manual":
        return base
    if question.reveal in ("full", "input"):
        return _open(base, question, result)
    return _closed(base, question, result)


def _open(base: Card, question: Question, result: QuestionResult) -> Card:
    """The call may be seen; what was expected and what came back only when the question reveals all."""
    example = result.counterexample
    hint = "" if result.carried else result.hint_text or ""
    full = example if example and question.reveal == "full" and (example.expected or example.got) else None
    comparison = compare(full.expected, full.got) if full else None
    said = hint or (comparison and (comparison.told or (comparison.expected and comparison.wish)))
    pictures = drawings(question, example, full)
    drawn = comparison is not None and not spelt(comparison, pictures)
    step = wording.next_step(question.reveal, example, comparison, bool(hint))
    return replace(
        base,
        lead=_lead(question, result, said=bool(said)),
        call=value(example.call) if example else "",
        comparison=comparison,
        picture=_picture(question, full),
        hint=hint,
        boards=pictures,
        drawn=drawn,
        next_step=boards.leading(pictures) if drawn and not hint else step,
    )


def _closed(base: Card, question: Question, result: QuestionResult) -> Card:
    """No call, no test, no hint: at most the theme."""
    lead = tr(wording.CARRIED) if result.carried else wording.theme(base.theme) if base.theme else ""
    return replace(base, lead=lead, next_step=wording.next_step(question.reveal, None, None))


def _lead(question: Question, result: QuestionResult, said: bool) -> str:
    """The first sentence; none when a hint or the example already says what the test asks."""
    if result.carried:
        return tr(wording.CARRIED)
    return "" if said else _checks(result.tests, told=question.reveal == "full")


def _checks(tests: Sequence[TestResult], told: bool) -> str:
    """Which tests pass, a test being all its cases. What a failed case says may hold the answer."""
    every = dict.fromkeys(_function(test) for test in tests)
    failing = dict.fromkeys(_function(test) for test in tests if test.verdict != "passed")
    sentences = [
        test.message
        for test in sorted(tests, key=lambda test: test.verdict == "passed")
        if _function(test) in failing and test.message and (told or test.verdict == "passed")
    ]
    return wording.checks(len(every) - len(failing), len(every), sentences[0] if sentences else "")


def _function(test: TestResult) -> str:
    return test.id.split("[", 1)[0]


def _picture(question: Question, example: Counterexample | None) -> Picture | None:
    return picture(example) if example and question.picture == "wordle" else None


def drawings(
    question: Question, example: Counterexample | None, full: Counterexample | None
) -> tuple[boards.Board, ...]:
    """The grids or the matrices; of an example of which only the call may be seen, the grid of the call."""
    if question.picture == "grid":
        shown = full or (replace(example, expected="", got="") if example else None)
        return boards.grids(shown) if shown else ()
    return boards.matrices(full) if full else ()


def spelt(comparison: Comparison | None, pictures: Sequence[boards.Board]) -> bool:
    """Whether the values are also written out: always, but for two matrices too large to be compared in that way."""
    matrices = len(pictures) == 2 and not pictures[0].grid
    return not (matrices and comparison and len(comparison.expected + comparison.got) > SPELT)
