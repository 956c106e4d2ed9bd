"""The page a student reads: what works, then each question to take up again, with its smallest example."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from types import MappingProxyType

from grader.reports import wording
from grader.reports.card import Card, card
from grader.reports.page import compose, file_name
from grader.reports.subject import Assignment, Question, Unknown, headings, out_of
from grader.reports.text import decimal
from grader.results import CopyResult, QuestionResult
from grader.store import write_whole
from grader.tongue import speaking, spoken, tr

NOTES_SHOWN = 12
NO_COMMENTS: Mapping[str, str] = MappingProxyType({})


@dataclass(frozen=True)
class Line:
    """A question in a list: how it is written, its theme, its points, and whether the error was carried."""

    heading: str
    theme: str
    score: str
    carried: bool


@dataclass(frozen=True)
class Entry:
    """A question and its result, in the order of the subject."""

    rank: int
    question: Question
    result: QuestionResult
    heading: str
    comment: str = ""

    @property
    def by_hand(self) -> bool:
        """Whether a person marks it, and has not yet."""
        return getattr(self.question, "kind", "") == "manual" and self.result.verdict == "error"

    @property
    def waiting(self) -> bool:
        """Whether the mark of this question no longer depends on the student."""
        return self.result.verdict == "error" or (self.by_hand and not self.full)

    @property
    def full(self) -> bool:
        """Whether nothing is left to win."""
        return self.result.verdict == "passed"


@dataclass(frozen=True)
class Glance:
    """What to look at first: a sentence, and the question it leads to."""

    sentence: str
    heading: str = ""
    anchor: str = ""


def render(copy: CopyResult, assignment: Assignment, comments: Mapping[str, str] = NO_COMMENTS) -> str:
    """The whole page, as HTML that needs nothing else; `comments`: what the teacher says of a question."""
    with speaking(getattr(assignment, "language", "fr")):
        return _page(copy, assignment, comments)


def _page(copy: CopyResult, assignment: Assignment, comments: Mapping[str, str]) -> str:
    lost = copy.state == "to_review" and not copy.file
    more = len(copy.notes) - NOTES_SHOWN
    situation = wording.WITHOUT_COPY if lost else wording.SITUATIONS.get(copy.state)
    parts = {"situation": situation.told()} if situation else _parts(_entries(copy, assignment, comments))
    return compose(
        "student.html.j2",
        copy=copy,
        title=assignment.title,
        out_of=decimal(out_of(assignment)),
        provisional=tr(wording.PROVISIONAL) if copy.state == "to_review" and not lost else "",
        waiting=not copy.note[:1].isdigit(),
        detail=_detail(copy, decimal(out_of(assignment))),
        lang=spoken(),
        labels=wording.labels(),
        notes=[tr(note) for note in copy.notes[:NOTES_SHOWN]],
        more_notes=wording.more_remarks(more) if more > 0 else "",
        **parts,
    )


def write_report(
    copy: CopyResult, assignment: Assignment, folder: Path, comments: Mapping[str, str] = NO_COMMENTS
) -> Path:
    """Write a student's page in this folder, and say where."""
    path = folder / file_name(copy.student)
    write_whole(path, render(copy, assignment, comments))
    return path


def _entries(copy: CopyResult, assignment: Assignment, comments: Mapping[str, str]) -> list[Entry]:
    results = {result.name: result for result in copy.questions}
    known = {question.name: question for question in assignment.questions}
    titles = headings(assignment)
    names = [name for name in known if name in results] + [name for name in results if name not in known]
    return [
        Entry(
            rank,
            known.get(name) or Unknown(name),
            results[name],
            titles.get(name, name),
            comments.get(name, ""),
        )
        for rank, name in enumerate(names, start=1)
    ]


def _parts(entries: Sequence[Entry]) -> dict[str, object]:
    """The sections of a graded copy."""
    full = [entry for entry in entries if entry.full]
    by_hand = [entry for entry in entries if entry.by_hand and not entry.full]
    rest = [entry for entry in entries if not entry.full and not entry.by_hand]
    missing = [entry for entry in rest if entry.result.verdict == "missing"]
    shown = [entry for entry in rest if entry.result.verdict != "missing"]
    return {
        "situation": None,
        "tally": _tally(entries, len(full), len(missing)),
        "glance": _glance(entries, shown, missing),
        "strengths": list(_lines(full)),
        "cards": [_card(entry) for entry in shown],
        "missing": list(_lines(missing)),
        "by_hand": list(_lines(by_hand)),
    }


def _tally(entries: Sequence[Entry], full: int, missing: int) -> str:
    judge = sum(entry.waiting for entry in entries)
    mend = len(entries) - full - missing - judge
    return wording.tally(full, len(entries), mend=mend, write=missing, judge=judge)


def _card(entry: Entry) -> Card:
    made = card(entry.question, entry.result, entry.heading, entry.rank)
    return replace(made, said=made.said or entry.comment)


def _lines(entries: Sequence[Entry]) -> Iterator[Line]:
    for entry in entries:
        theme = "" if entry.question.reveal == "nothing" else entry.question.theme or ""
        yield Line(entry.heading, theme, decimal(entry.result.max), entry.result.carried)


def _glance(entries: Sequence[Entry], shown: Sequence[Entry], missing: Sequence[Entry]) -> Glance:
    """The question that costs most, the first of equals; else what is left to write; else a good word."""
    to_mend = [entry for entry in shown if entry.result.verdict != "error"]
    if to_mend:
        worst = max(to_mend, key=lambda entry: entry.result.max - entry.result.points)
        lost = worst.result.max - worst.result.points
        return Glance(wording.gain(lost, worst.result.max), worst.heading, f"question-{worst.rank}")
    right = [entry for entry in entries if entry.full]
    if missing:
        return Glance(tr(wording.ONLY_MISSING if right else wording.NOTHING_YET))
    if not right:
        return Glance("")
    return Glance(tr(wording.ALL_RIGHT if len(right) == len(entries) else wording.ALL_JUDGED_RIGHT))


def _detail(copy: CopyResult, scale: str) -> str:
    """The exact points, where the mark does not already say them."""
    earned, possible = decimal(copy.points), decimal(copy.max)
    if (earned, possible) == (copy.note, scale):
        return ""
    return tr("{earned} points sur {possible}").format(earned=earned, possible=possible)
