"""What a student reads under an answer in nbgrader: the same as on our page, in a few lines of Markdown."""

from __future__ import annotations

from collections.abc import Iterator

from grader.alignment import inert
from grader.assignment import Assignment, Question
from grader.reports import wording
from grader.reports.card import Card, card
from grader.results import WITH_MARK, CopyResult, QuestionResult
from grader.sentences import CODES
from grader.tongue import N_tr, speaking, tr

NOT_WRITTEN = N_tr(
    "Rien n'a été trouvé pour cette question. Si tu l'as écrite, vérifie son nom, lettre par lettre : "
    "c'est par lui que ta réponse est reconnue."
)
NO_ANSWER = N_tr("Pas de réponse.")


def remarks(copy: CopyResult, assignment: Assignment) -> dict[str, str | None]:
    """The remark of each question; None where there is nothing to say."""
    with speaking(assignment.language):
        return _remarks(copy, assignment)


def _remarks(copy: CopyResult, assignment: Assignment) -> dict[str, str | None]:
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
    return copy.state not in WITH_MARK or copy.note == CODES["to_review"]


def _situation(copy: CopyResult) -> str:
    notes = map(tr, copy.notes)
    if copy.state not in wording.SITUATIONS:
        return "\n\n".join([tr(wording.PROVISIONAL), *notes])
    known = wording.SITUATIONS[copy.state].told()
    return "\n\n".join([f"**{known.title}.** {known.sentence}", *notes, *known.steps])


def _remark(question: Question, result: QuestionResult) -> str | None:
    if result.verdict == "passed":
        return tr(wording.CARRIED) if result.carried else None
    if question.kind == "manual":
        return tr(NO_ANSWER) if result.verdict == "missing" else None
    if result.verdict == "missing":
        return tr(NOT_WRITTEN)
    return inert("\n\n".join(_lines(card(question, result, question.name, 0))))


def _lines(shown: Card) -> Iterator[str]:
    if shown.lead:
        yield shown.lead
    if shown.hint:
        yield shown.hint
    if shown.call:
        rows = [tr("- Appel : {text}").format(text=_code(shown.call))]
        if shown.comparison:
            wanted = _shown(shown.comparison.expected, shown.comparison.wish)
            rows += [tr("- Attendu : {text}").format(text=wanted)]
            given = _shown(shown.comparison.got, shown.comparison.told)
            rows += [tr("- Obtenu : {text}").format(text=given)]
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
