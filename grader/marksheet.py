"""The marks of a class as they leave: a line a student, the mark or the word for it, and the comment."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from decimal import Decimal
from html import escape

from grader.assignment import Assignment
from grader.identity import Identities, Person
from grader.names import words
from grader.results import WITH_MARK, CopyResult, QuestionResult
from grader.scoring import mark, written
from grader.tongue import N_tr, spoken, tr, tr_plural

HINTS = 6  # questions that a comment speaks of
WORDS = {
    "NRD": N_tr("Copie non rendue (NRD)."),
    "ABS": N_tr("Absence (ABS)."),
    "DISP": N_tr("Dispense (DISP)."),
    "ILL": N_tr("Copie illisible (ILL)."),
    "ATT": N_tr("Copie en attente d'une correction (ATT)."),
}


@dataclass(frozen=True)
class MarkLine:
    """One student: who, the copy, its mark on the assignment's scale (None when a word stands for it)."""

    person: Person
    copy: CopyResult
    mark: Decimal | None
    open: frozenset[str] = frozenset()  # the questions whose hints may be told
    namesake: bool = False  # whether somebody else has the same name

    @property
    def said(self) -> str:
        """The mark, or ABS, NRD, ILL..., as the school writes it."""
        return self.copy.note if self.mark is None else written(self.mark)

    @property
    def called(self) -> str:
        """Who it is, for the teacher's screen."""
        name, known = self.person.name, self.person.id
        return f"{name} ({known})" if name and self.namesake else name or known

    @property
    def waits(self) -> bool:
        """Whether a person has to look at it before it leaves."""
        return self.copy.state == "to_review"

    def question(self, name: str) -> QuestionResult | None:
        """The result of one question."""
        return next((one for one in self.copy.questions if one.name == name), None)

    def sentences(self) -> Iterator[str]:
        """What the student reads beside the mark, a sentence an item."""
        if self.mark is None:
            yield tr(WORDS[self.said]) if self.said in WORDS else self.said
            if self.copy.state == "unreadable" and self.copy.reason:
                yield self.copy.reason
            return
        lost = [one for one in self.copy.questions if one.points < one.max]
        if not lost:
            yield tr("Tout est juste, bravo\u00a0!")
        for one in lost[:HINTS]:
            points, why = _points(one), self._why(one)
            yield f"{points} {why}" if why else points
        if len(lost) > HINTS:
            yield tr_plural(
                "Et {count} autre question à revoir.",
                "Et {count} autres questions à revoir.",
                len(lost) - HINTS,
            )
        if late := self.copy.lateness:
            yield f"{late[0].upper()}{late[1:]}.".replace(" : ", "\u00a0: ")

    def _why(self, question: QuestionResult) -> str:
        """What to do about it, in a sentence; nothing that the page would hide."""
        if question.verdict == "missing":
            return tr("Question non traitée.")
        if question.verdict == "error":
            return tr("Cette question attend une correction à la main.")
        if question.name not in self.open:
            return ""
        call = question.counterexample.call if question.counterexample else ""
        return question.hint_text or (tr("Regarde ce que donne {call}.").format(call=call) if call else "")

    @property
    def comment(self) -> str:
        """The sentences in one line."""
        return " ".join(self.sentences())

    @property
    def html(self) -> str:
        """The sentences as a piece of HTML, for a platform that shows it."""
        first, *others = self.sentences()
        if self.mark is not None and others:
            return "<ul>" + "".join(f"<li>{escape(one)}</li>" for one in (first, *others)) + "</ul>"
        return "".join(f"<p>{escape(one)}</p>" for one in (first, *others))


def mark_lines(
    copies: Sequence[CopyResult], identities: Identities, assignment: Assignment
) -> tuple[MarkLine, ...]:
    """Everybody, in the order of names; a student that no list names is called by the id."""
    lines = [_line(copy, identities, assignment) for copy in copies]
    names = Counter(line.person.name for line in lines)
    return tuple(replace(line, namesake=names[line.person.name] > 1) for line in sorted(lines, key=_order))


def _line(copy: CopyResult, identities: Identities, assignment: Assignment) -> MarkLine:
    person = identities.get(copy.student) or Person(copy.student, last=copy.student, name=copy.student)
    value = (
        mark(copy.points, copy.max, assignment.scale) if copy.state in WITH_MARK and copy.questions else None
    )
    told = frozenset(one.name for one in assignment.questions if one.reveal in ("full", "input"))
    return MarkLine(person, copy, value if copy.marked else None, told)


def _order(line: MarkLine) -> tuple[tuple[str, ...], str]:
    person = line.person
    return words(f"{person.last or person.name} {person.first}"), person.id


def _points(one: QuestionResult) -> str:
    earned, most = written(one.points, spoken()), written(one.max, spoken())
    return tr("{name}\u00a0: {earned}/{most}.").format(name=one.name, earned=earned, most=most)
