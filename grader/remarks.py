"""What a student reads under an answer in nbgrader: the same as on our page, in a few lines of Markdown."""

from __future__ import annotations

from collections.abc import Iterator

from grader.alignment import inert
from grader.assignment import Assignment, Question
from grader.reports import wording
from grader.reports.card import Card, card
from grader.results import CopyResult, QuestionResult
from grader.sentences import CODES

NOT_WRITTEN = (
    "Rien n'a été trouvé pour cette question. Si tu l'as écrite, vérifie son nom, lettre par lettre : "
    "c'est par lui que ta réponse est reconnue."
)
NO_ANSWER = "Pas de réponse."


def remarks(copy: CopyResult, assignment: Assignment) -> dict[str, str | None]:
    """The remark of each question; None where there is nothing to say."""
    if unjudged(copy):
        return dict.fromkeys((question.name for question in copy.questions), None) | {
            question.name: inert(_situation(copy)) for question in copy.questions[:1]
        }
    known = {question.name: question for question in assignment.questions}
    return {
        result.name: _remark(known[result.name], result) for result in copy.questions if result.name in known
    }


def unjudged(copy: CopyResult) -> bool:
    """Whether no question of the copy could be looked at: it could not be read, or was set aside."""
    return copy.state not in ("graded", "to_review") or copy.note == CODES["to_review"]


def _situation(copy: CopyResult) -> str:
    known = wording.SITUATIONS.get(copy.state)
    told = [f"**{known.title}.** {known.sentence}"] if known else [wording.PROVISIONAL]
    return "\n\n".join([*told, *copy.notes, *(known.steps if known else ())])


def _remark(question: Question, result: QuestionResult) -> str | None:
    if result.verdict == "passed":
        return wording.CARRIED if result.carried else None
    if question.kind == "manual":
        return NO_ANSWER if result.verdict == "missing" else None
    if result.verdict == "missing":
        return NOT_WRITTEN
    return inert("\n\n".join(_lines(card(question, result, question.name, 0))))


def _lines(shown: Card) -> Iterator[str]:
    if shown.lead:
        yield shown.lead
    if shown.hint:
        yield shown.hint
    if shown.call:
        rows = [f"- Appel : {_code(shown.call)}"]
        if shown.comparison:
            rows += [f"- Attendu : {_shown(shown.comparison.expected, shown.comparison.wish)}"]
            rows += [f"- Obtenu : {_shown(shown.comparison.got, shown.comparison.told)}"]
        yield "\n".join(rows)
    if shown.next_step:
        yield shown.next_step


def _shown(text: str, sentence: bool) -> str:
    return text if sentence else _code(text)


def _code(text: str) -> str:
    """A value between as many backticks as it takes."""
    ticks = "`"
    while ticks in text:
        ticks += "`"
    space = " " if "`" in (text[:1], text[-1:]) else ""
    return f"{ticks}{space}{text}{space}{ticks}"
