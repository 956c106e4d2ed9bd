"""Likeness of behaviours that chance or free wording keep from being equal: what kinds of answers, which values, how large."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Any, TypeVar

from grader.equality import canonical
from grader.judgement import Judgement, Sentence
from grader.sentences import STOPS, explained
from grader.tongue import tr
from grader.witness import Call

T = TypeVar("T")

FEW = 12  # distinct values that are compared one by one; more are compared by their size
CLOSE = 0.12  # two means within this part of each other are alike
ALIKE = 0.5  # below, two behaviours are not the same mistake
LEAST = 0.3  # the same for the only one that fails the same tests, when it does so with other errors
LARGEST = 1e150  # a number of which there may be many in a mean
APART = 0.05  # the best match must be better than the next by this much


@dataclass(frozen=True)
class Answers:
    """The answers to one question that a test asked, as often as it asked it."""

    kinds: frozenset[str]
    values: frozenset[str]
    mean: float | None

    def likeness(self, other: Answers) -> float:
        """From 0, nothing in common, to 1."""
        if self.kinds != other.kinds:
            return _overlap(self.kinds, other.kinds) / 2
        if (
            self.mean is not None
            and other.mean is not None
            and max(len(self.values), len(other.values)) > FEW
        ):
            return _closeness(self.mean, other.mean)
        if max(len(self.values), len(other.values)) > FEW:
            return float(bool(self.values & other.values))
        return _overlap(self.values, other.values)


@dataclass(frozen=True)
class Behaviour:
    """What a judgement showed: the verdicts and their reasons, which must be equal, and the answers."""

    verdicts: tuple[tuple[str, str, str], ...]
    answers: tuple[tuple[tuple[str, str], Answers], ...]

    def likeness(self, other: Behaviour) -> float:
        """How alike the answers are, from 0 to 1."""
        mine, theirs = dict(self.answers), dict(other.answers)
        keys = {*mine, *theirs}
        return (
            fmean(mine[key].likeness(theirs[key]) if key in mine and key in theirs else 0.0 for key in keys)
            if keys
            else 1.0
        )

    def fails_besides(self, other: Behaviour) -> bool:
        """Whether a test fails for a reason that the other does not give, unless an error stops the other there."""
        stopped = {function for function, _verdict, reason in other.verdicts if tr(STOPS) in reason}
        besides = {one for one in self.verdicts if one[1] != "passed"} - {*other.verdicts}
        return any(function not in stopped for function, _verdict, _reason in besides)

    def same_kinds(self, other: Behaviour) -> float:
        """How alike the kinds of answers are to the questions that both were asked, from 0 to 1."""
        mine, theirs = dict(self.answers), dict(other.answers)
        shared = mine.keys() & theirs.keys()
        return fmean(_overlap(mine[key].kinds, theirs[key].kinds) for key in shared) if shared else 0.0


def behaviour(judgement: Judgement) -> Behaviour:
    """The behaviour seen by these tests."""
    verdicts = tuple((one.function, one.verdict, _reason(one)) for one in judgement.sentences)
    groups: dict[tuple[str, str], list[Call]] = defaultdict(list)
    texts: dict[tuple[int, ...], str] = {}

    def asked(call: Call) -> str:
        if call.scripted:
            return call.name
        place = tuple(map(id, call.args))  # the same each time that a batch is played
        if place not in texts:
            texts[place] = canonical(call.args)
        return f"{call.name}{texts[place]}"

    for one in judgement.sentences:
        for call in one.witness.calls:
            groups[one.id, asked(call)].append(call)
    return Behaviour(verdicts, tuple((key, _answers(calls)) for key, calls in groups.items()))


def behaviour_to_json(seen: Behaviour) -> dict[str, Any]:
    """The behaviour as JSON values."""
    return {
        "verdicts": [list(verdict) for verdict in seen.verdicts],
        "answers": [
            [list(key), sorted(answers.kinds), sorted(answers.values), answers.mean]
            for key, answers in seen.answers
        ],
    }


def behaviour_from_json(data: Any) -> Behaviour:
    """Read back what `behaviour_to_json` wrote."""
    return Behaviour(
        tuple((function, verdict, reason) for function, verdict, reason in data["verdicts"]),
        tuple(
            ((test, call), Answers(frozenset(kinds), frozenset(values), mean))
            for (test, call), kinds, values, mean in data["answers"]
        ),
    )


def _reason(sentence: Sentence) -> str:
    """The words of a verdict; an error is the same reason at whatever place of a copy it is raised."""
    for call in sentence.witness.calls:
        fault = call.outcome.fault
        if fault and (words := explained(fault)) in sentence.message:
            return sentence.message.replace(words, fault.type)
    return sentence.message


def closest(seen: Behaviour, known: Iterable[tuple[Behaviour, T]]) -> T | None:
    """The known behaviour that fails the same tests for the same reasons, the most alike of several; None if unclear.

    If there is none, the same with errors of other kinds, then the same with a few errors more.
    """
    listed = list(known)
    if exact := [(other, name) for other, name in listed if other.verdicts == seen.verdicts]:
        return _clearest(seen, exact, 0)  # what is drawn at random may have nothing in common
    for alike in (_same_but_for_the_error, _same_with_fewer_errors):
        if found := [(other, name) for other, name in listed if alike(seen, other)]:
            return _clearest(seen, found, LEAST)
    return None


def _clearest(seen: Behaviour, same: Sequence[tuple[Behaviour, T]], alone: float) -> T | None:
    """The most alike of several, if it is clear; the only one needs to be no more alike than this."""
    ranked = sorted(((seen.likeness(other), rank) for rank, (other, _name) in enumerate(same)), reverse=True)
    best, rank = ranked[0]
    other, name = same[rank]
    if len(same) == 1:
        return name if best >= alone and seen.same_kinds(other) >= ALIKE else None
    return name if best >= ALIKE and best - ranked[1][0] >= APART else None


def _same_but_for_the_error(seen: Behaviour, other: Behaviour) -> bool:
    """Whether all is the same when an error is an error, whatever its kind."""
    return [_without_kind(one) for one in seen.verdicts] == [_without_kind(one) for one in other.verdicts]


def _without_kind(verdict: tuple[str, str, str]) -> tuple[str, str, str]:
    function, said, reason = verdict
    before, stops, _kind = reason.partition(tr(STOPS))
    return function, said, before + stops


def _same_with_fewer_errors(seen: Behaviour, other: Behaviour) -> bool:
    """Whether the copy passes tests that stop the other with an error, and fails the rest for the same reasons."""
    pairs = list(zip(seen.verdicts, other.verdicts, strict=False))
    changed = [(mine, theirs) for mine, theirs in pairs if mine != theirs]
    return (
        len(seen.verdicts) == len(other.verdicts)
        and any(mine == theirs and mine[1] != "passed" for mine, theirs in pairs)
        and all(mine[1] == "passed" and tr(STOPS) in theirs[2] for mine, theirs in changed)
    )


def _answers(calls: Sequence[Call]) -> Answers:
    numbers = [value for call in calls if _can_be_added(value := call.outcome.value)]
    values = frozenset(text for call in calls for text in _values(call))
    return Answers(frozenset(map(_kind, calls)), values, fmean(numbers) if numbers else None)


def _can_be_added(value: Any) -> bool:
    """Whether it is a number that has a place in a mean: not one too large, nor `inf` nor `nan`."""
    return type(value) in (int, float) and abs(value) < LARGEST


def _values(call: Call) -> Iterable[str]:
    if call.outcome.status == "returned":
        yield canonical(call.outcome.value)
    if call.stdin:
        yield f"{len(call.stdin) - len(call.outcome.unused)} typed"


def _kind(call: Call) -> str:
    outcome = call.outcome
    printed = "+printed" if outcome.printed and outcome.value is None and not call.scripted else ""
    return f"{outcome.status}:{outcome.error or type(outcome.value).__name__}{printed}"


def _overlap(one: frozenset[str], other: frozenset[str]) -> float:
    """The part of all that is common."""
    together = one | other
    return len(one & other) / len(together) if together else 1.0


def _closeness(one: float, other: float) -> float:
    gap = abs(one - other) / max(abs(one), abs(other), 1e-9)
    return max(0.0, 1.0 - gap / CLOSE / 4)
