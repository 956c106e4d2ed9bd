"""Replies: what each call of a question gave, as digests, so that the replies of two copies can be compared."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterator, Mapping, Set
from typing import Any, get_args

from grader.equality import canonical
from grader.judgement import Judgement
from grader.player import Status
from grader.printed import readings
from grader.sandbox.wire import Handle
from grader.witness import Call

Replies = Mapping[str, str]  # what was given, by what was asked
Readings = Mapping[str, Set[str]]  # the same where what was given may be read in several ways

STOPPED: set[str] = {*get_args(Status)} - {"returned"}
READ = 200_000  # characters printed in all the calls of a question; what comes after them is not read
TELLING = 4  # a shorter text may be a part of any word


def replies(judgement: Judgement) -> Replies:
    """What each call gave; an error is an error, whatever its kind."""
    return {key: reply(call) for key, call in _asked(judgement)}


def printed_replies(judgement: Judgement, name: str) -> Readings:
    """The same of a function that prints what it should return: all that its words may stand for."""
    found: dict[str, Set[str]] = {}
    left = READ
    for key, call in _asked(judgement):
        read = _may_print(call, name) and left > 0
        left -= len(call.outcome.printed) if read else 0
        found[key] = (
            frozenset(map(of_value, readings(call.outcome.printed))) if read else frozenset([reply(call)])
        )
    return found


def printed_words(judgement: Judgement, name: str) -> Mapping[str, str]:
    """What the function printed at each call, without the texts that it was given."""
    return {key: _own_words(call) for key, call in _asked(judgement) if _may_print(call, name)}


def prints_only(judgement: Judgement, name: str) -> bool:
    """Whether the function never returns anything, but prints something nearly always."""
    calls = [call for _key, call in _asked(judgement) if _may_print(call, name)]
    printed = sum(bool(call.outcome.printed.strip()) for call in calls)
    return all(call.outcome.value is None for call in calls) and 2 * printed > len(calls)


def reply(call: Call) -> str:
    """What the call gave, in one word."""
    outcome = call.outcome
    if outcome.status != "returned":
        return outcome.status
    meddled = f" {outcome.changed}" if outcome.changed else ""
    printed = f" {outcome.printed}" if call.scripted else ""
    return of_value(outcome.value, meddled + printed)


def of_value(value: Any, besides: str = "") -> str:
    """The reply that gives this value; to count something zero times is not to count it."""
    if type(value) is dict:
        value = {key: item for key, item in value.items() if type(item) not in (int, float) or item != 0}
    return _digest(canonical(value) + besides)


def _asked(judgement: Judgement) -> Iterator[tuple[str, Call]]:
    """The calls, each with a name that it has whoever answers."""
    for sentence in judgement.sentences:
        seen: Counter[str] = Counter()
        for call in sentence.witness.calls:
            key = f"{sentence.id} {call.name} {canonical(call.args)} {call.stdin}"
            seen[key] += 1
            yield _digest(f"{key} {seen[key]}"), call


def _may_print(call: Call, name: str) -> bool:
    """Whether this is a call of the question's function, or of a method, that was made to get a value."""
    outcome = call.outcome
    asked = (call.name == name or call.on is not None) and not call.variable and not call.scripted
    return asked and outcome.status == "returned" and type(outcome.value) is not Handle


def _own_words(call: Call) -> str:
    text = call.outcome.printed
    for arg in call.args:
        text = text.replace(arg, "") if type(arg) is str and len(arg) >= TELLING else text
    return " ".join(text.split())


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode("utf-8", "replace")).hexdigest()[:12]


NOTHING = STOPPED | {of_value(None)}
