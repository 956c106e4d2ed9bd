"""Suspicions: what in a copy deserves a teacher's look, read in its cells or seen while it ran; never a penalty."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any
from weakref import WeakKeyDictionary

from grader.assignment import Question
from grader.equality import equivalent
from grader.examples import Examples, read_examples
from grader.judgement import Judgement
from grader.messages import _
from grader.oracle import Oracle
from grader.player import Player, Request
from grader.program import Findings, Lessons
from grader.reports.text import shorten
from grader.results import Suspicion
from grader.sandbox.wire import Handle
from grader.scrutiny import Scrutiny
from grader.session import Session
from grader.submission import Submission
from grader.witness import Call

MOST = 20  # a copy
LONGEST = 160  # characters of one: there may be names of the copy in it
MANY = 3  # examples written one by one in an answer
OTHERS = 4  # calls that are not in the subject, all of them wrong
LOOKED_AT = 12  # of them
REFUSED = frozenset({"PermissionError", "BlockingIOError"})  # what the walls of the sandbox say

_EXAMPLES: WeakKeyDictionary[Session, Examples] = WeakKeyDictionary()  # read once a session


class Inspection:
    """What is noticed of one copy, from its cells and from its judgements."""

    def __init__(self, session: Session, submission: Submission, player: Player, oracle: Oracle) -> None:
        if session not in _EXAMPLES:
            _EXAMPLES[session] = read_examples(session.assignment)
        self.examples = _EXAMPLES[session]
        self.oracle = oracle
        self.player = player
        self.cells = tuple(cell for cell in submission.cells if cell.kind == "code")
        self.seen: list[Suspicion] = []

    def judged(self, question: Question, judgement: Judgement) -> None:
        """Notice what the tests of a question showed."""
        if judgement.perfect:
            return
        for call in _calls(judgement):
            if call.outcome.fault and call.outcome.fault.type in REFUSED:
                self.seen.append(_refused(call.outcome.fault.cell, call.outcome.fault.line))
        if self._knows_only_examples(question, judgement):
            what = _("{name}: right on the examples of the subject, wrong on others")
            self.seen.append(Suspicion(*self._place(question.name), what.format(name=question.name)))

    def suspicions(self, findings: Findings, lessons: Lessons) -> tuple[Suspicion, ...]:
        """All that was noticed, in the order of the cells; the same thing once."""
        ran = [_refused(fault.cell, fault.line) for fault in findings.faults if fault.type in REFUSED]
        ran += [Suspicion(cell, 0, _("changes Python itself")) for cell in sorted(lessons.broken)]
        if lessons.lied:
            ran.append(Suspicion(0, 0, _("tells the grader false things")))
        first: dict[str, Suspicion] = {}
        for one in sorted([*self._read(), *ran, *self.seen], key=lambda one: (one.cell, one.line, one.what)):
            first.setdefault(one.what, replace(one, what=shorten(one.what, LONGEST)))
        return tuple(first.values())[:MOST]

    # -- the cells ----------------------------------------------------------------------------------------

    def _read(self) -> Iterator[Suspicion]:
        scrutiny = Scrutiny(self.examples)
        scrutiny.read((cell.index, cell.source) for cell in self.cells)
        yield from scrutiny.found
        for name, places in scrutiny.written_out().items():
            known = len(self.examples.telling(name))
            if len(places) >= max(2, min(MANY, known)):
                what = _("{name}: {count} examples of the subject are written out, one by one")
                yield Suspicion(*places[0], what.format(name=name, count=len(places)))

    def _place(self, name: str) -> tuple[int, int]:
        """Where the copy defines this name for the last time."""
        definition = re.compile(rf"^(?:def {name}\b|{name} *=)", re.MULTILINE)
        for cell in reversed(self.cells):
            if found := [*definition.finditer(cell.source)]:
                return cell.index, cell.source.count("\n", 0, found[-1].start()) + 1
        return 0, 0

    # -- the judgements -----------------------------------------------------------------------------------

    def _knows_only_examples(self, question: Question, judgement: Judgement) -> bool:
        shown = self.examples.telling(question.name)
        if len(shown) < 2 or question.diagnosis != "calls" or judgement.broken or judgement.endless:
            return False
        known = {repr(args) for args in self.examples.calls[question.name]}
        calls = [call for call in _calls(judgement) if call.name == question.name and _is_plain(call)]
        others = 0
        for call in calls[:: 1 + len(calls) // LOOKED_AT]:
            if repr(call.args) not in known:
                if self._right(call.args, call):
                    return False
                others += 1
        return others >= OTHERS and self._all_right(question.name, shown)

    def _all_right(self, name: str, shown: Sequence[tuple[Any, ...]]) -> bool:
        outcomes = self.player.call(Request(name, shown))
        pairs = zip(shown, outcomes, strict=False)
        return len(outcomes) == len(shown) and all(
            self._right(args, Call(name, args, outcome)) for args, outcome in pairs
        )

    def _right(self, args: Sequence[Any], call: Call) -> bool:
        if call.outcome.status != "returned":
            return False
        expected = self.oracle.gives(call.name, args)
        return expected is None or equivalent(call.outcome.value, expected.value)


def _calls(judgement: Judgement) -> Iterator[Call]:
    return (call for sentence in judgement.sentences for call in sentence.witness.calls)


def _is_plain(call: Call) -> bool:
    return not (call.scripted or call.variable or call.on or Handle in map(type, call.args))


def _refused(cell: int, line: int) -> Suspicion:
    return Suspicion(cell, line, _("the sandbox refused an operation"))
