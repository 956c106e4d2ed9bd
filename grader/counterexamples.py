"""The counterexample of a failed question: one call, with what it gave and what was expected when these say it all."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from grader.assignment import Question
from grader.equality import equivalent
from grader.judgement import Judgement, Sentence
from grader.oracle import Oracle
from grader.results import Counterexample
from grader.sandbox.wire import Handle
from grader.sentences import explained
from grader.tongue import N_tr, tr
from grader.witness import Call, shown

TELLING = 4  # a shorter text tells nothing
MANY = 3  # texts from the tests of other questions: fewer may be there by chance
MASK = N_tr("une valeur qui contient des données d'autres tests")
UNKNOWN = object()
CONTAINERS = frozenset({list, tuple, set, frozenset, dict})


def counterexample(
    question: Question, judgement: Judgement, oracle: Oracle, asked_before: Callable[[], Iterable[str]]
) -> Counterexample | None:
    """The call of the first test that fails; `asked_before` gives the texts that earlier questions were asked about."""
    sentence = judgement.first_failure
    call = sentence.culprit if sentence else None
    if sentence is None or call is None:
        return None
    expected, got = _sides(question, sentence, call, oracle)
    return Counterexample(call.text, expected, masked(got, call, expected, judgement, asked_before))


def _sides(question: Question, sentence: Sentence, call: Call, oracle: Oracle) -> tuple[str, str]:
    """What was expected of this call and what it gave; never two alike, of which neither would be the reason."""
    compared, got = sentence.witness.expected, _got(sentence, call)
    if compared == "":
        return "", got
    value = _expected(question, call, oracle)
    if call.outcome.status == "returned" and value is not UNKNOWN and equivalent(call.outcome.value, value):
        return "", ""
    expected = compared or ("" if value is UNKNOWN else shown(value))
    return ("", "") if expected == got else (expected, got)


def _expected(question: Question, call: Call, oracle: Oracle) -> Any:
    """What the correction gives for this call, when that is the only right answer."""
    if (
        question.diagnosis != "calls"
        or call.scripted
        or call.name != question.name
        or call.on is not None
        or Handle in map(type, call.args)
    ):
        return UNKNOWN
    known = oracle.gives(call.name, call.args)
    return known.value if known else UNKNOWN


def _got(sentence: Sentence, call: Call) -> str:
    outcome = call.outcome
    if outcome.fault:
        return explained(outcome.fault)
    if outcome.status != "returned":
        return sentence.message
    return sentence.witness.got or shown(outcome.printed if call.scripted else outcome.value)


def masked(
    got: str, call: Call, expected: str, judgement: Judgement, asked_before: Callable[[], Iterable[str]]
) -> str:
    """The answer, unless it carries inputs of other calls: a copy could collect them and hand them out."""
    if len(got) < TELLING or call.outcome.fault:  # an error is told in our words, with a line of the copy
        return got
    here = set(texts_in(call.inputs))

    def handed(texts: Iterable[str]) -> int:
        telling = {text for text in texts if len(text) >= TELLING and text in got and text not in expected}
        return len(telling - here)

    args = (args for sentence in judgement.sentences for args in sentence.witness.arguments())
    return tr(MASK) if handed(texts_in([*args])) or handed(asked_before()) >= MANY else got


def texts_in(value: Any) -> Iterator[str]:
    """The texts that a plain value holds, in no order."""
    left = [value]
    while left:
        one = left.pop()
        if type(one) is str:
            yield one
        elif type(one) in CONTAINERS:
            left.extend(one)
