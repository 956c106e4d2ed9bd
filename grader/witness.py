"""The witness: what a test asked of a student's code and what came back, kept for counterexamples and diagnosis."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from types import NoneType
from typing import Any, NamedTuple

from grader.asking import CALL
from grader.equality import TOLERANCE, Like, canonical, equivalent
from grader.player import Arguments, Outcome, Request
from grader.sandbox.wire import Handle
from grader.tongue import tr

SCALARS = (str, int, float, bool, NoneType)
# In what pytest explains: a call of the copy or of an object of its, a value read off an outcome.
CALLED, READ = (CALL, "<function RemoteObject"), (".value", ".returned")
DEEP = 30  # calls that made an object one after another; of more, the middle is left out
SHOWN = 1000  # characters of a value in the results; pages show less


class Call(NamedTuple):
    """One call and its outcome."""

    name: str
    args: tuple[Any, ...]
    outcome: Outcome
    stdin: tuple[str, ...] | None = None
    variable: bool = False
    labels: tuple[str | None, ...] = ()
    on: Call | None = None  # that made the object whose method this is
    depth: int = 0  # how many calls made one object after another before

    @property
    def inputs(self) -> tuple[Any, ...]:
        """All that went into it: its arguments, what was typed, and the same of the calls before it on the same object."""
        before = self.on.inputs if self.on else ()
        return (*self.args, *(self.stdin or ()), *before)

    @property
    def scripted(self) -> bool:
        """Whether `input()` was answered."""
        return self.stdin is not None

    @property
    def text(self) -> str:
        """The call as Python text, with what was typed if `input()` was answered."""
        if self.variable:
            return self.name
        labels = [*self.labels, *[None] * len(self.args)]
        args = (label or shown(arg, literal) for arg, label in zip(self.args, labels, strict=False))
        owner = f"{self.on.text}." if self.on else ""
        text = cut(f"{owner}{self.name}({', '.join(args)})")
        if not self.stdin:
            return text
        return tr("{call}, saisies : {inputs}").format(call=text, inputs=", ".join(self.stdin))

    @property
    def trace(self) -> tuple[str, ...]:
        """What diagnosis compares: the call and what it did, families of equal answers confounded."""
        outcome = self.outcome
        done = canonical(outcome.value) if outcome.status == "returned" else (outcome.error or "")
        printed = outcome.printed if self.scripted or outcome.value is None else ""
        meddled = f"{outcome.changed}" if outcome.changed else ""
        return (self.name, canonical(self.args), outcome.status, done, printed + meddled)


@dataclass
class Witness:
    """The calls of one test, and the comparison that failed."""

    noted: list[Call] = field(default_factory=list)
    expected: str | None = None
    got: str | None = None
    culprit: Call | None = None
    origins: dict[int, tuple[Any, str]] = field(default_factory=dict)
    unwritten: list[tuple[Request, Sequence[Outcome]]] = field(default_factory=list)
    makers: dict[int, Call] = field(default_factory=dict)  # of objects, by the keys of their handles

    @property
    def calls(self) -> list[Call]:
        """All that was called, in order."""
        self._catch_up()
        return self.noted

    @property
    def last(self) -> Outcome | None:
        """What came of the last call."""
        given = [outcomes for _request, outcomes in self.unwritten if outcomes]
        if given:
            return given[-1][-1]
        return self.noted[-1].outcome if self.noted else None

    def arguments(self) -> Iterator[Arguments]:
        """Those of all the calls."""
        yield from (call.args for call in self.noted)
        for request, outcomes in self.unwritten:
            yield from request.calls[: len(outcomes)]

    @property
    def objects(self) -> dict[int, Call]:
        """The calls that made objects, by the keys of their handles."""
        self._catch_up()
        return self.makers

    def came_from(self, value: Any, call: str) -> None:
        """A matrix is easier to read as the call that made it."""
        if type(value) not in (str, int, float, bool, NoneType):
            self.origins[id(value)] = value, call

    def labels(self, args: Sequence[Any]) -> tuple[str | None, ...]:
        """For each argument, the call that made it, if an earlier question did."""
        if not self.origins and not self.objects:
            return ()
        return tuple(self._label(arg) for arg in args)

    def _label(self, arg: Any) -> str | None:
        if type(arg) is Handle:
            made = self.objects.get(arg.key)
            return made.text if made else None
        return self.origins.get(id(arg), (None, None))[1]

    def heard(self, request: Request, outcomes: Sequence[Outcome]) -> None:
        """Remember a batch; as long as all goes well nobody asks for its calls, so they are only written for who does."""
        self.unwritten.append((request, outcomes))

    def saw(self, call: Call) -> None:
        """Remember a call, and the object that it made."""
        self._catch_up()
        self._write(call)

    def _catch_up(self) -> None:
        unwritten, self.unwritten = self.unwritten, []
        for request, outcomes in unwritten:
            for args, outcome, lines in zip(request.calls, outcomes, request.lines, strict=False):
                self._write(self.call(request, args, outcome, None if lines is None else tuple(lines)))

    def _write(self, call: Call) -> None:
        self.noted.append(call)
        if type(call.outcome.value) is Handle:
            self.makers[call.outcome.value.key] = call

    def call(
        self, request: Request, args: Arguments, outcome: Outcome, typed: tuple[str, ...] | None = None
    ) -> Call:
        """One call of a batch, as it is told."""
        made = None if request.handle is None else self.objects.get(request.handle)
        while made and made.depth >= DEEP:
            made = made.on
        depth = made.depth + 1 if made else 0
        return Call(request.name, tuple(args), outcome, typed, labels=self.labels(args), on=made, depth=depth)

    def compared(self, op: str, left: Any, right: Any) -> None:
        """A comparison failed in the test's own assert; it tells something of a call only if one side is its value."""
        self.culprit = self.got = self.expected = None
        if op not in ("==", "is"):
            return
        found = self._maker(left, right)
        if not found and not isinstance(right, SCALARS):  # of which any may be equal to a small one by chance
            found = self._maker(right, left)
        if found:
            self.culprit, self.got, self.expected = found[0], shown(found[1]), shown(found[2])

    def _maker(self, given: Any, expected: Any) -> tuple[Call, Any, Any] | None:
        """The call that gave this value, the value, what was expected of it."""
        for call in reversed(self.calls):
            if isinstance(given, SCALARS):
                return (call, given, expected) if _same(given, _answer(call)) else None
            if given is call.outcome.value:
                return call, given, expected
        return self._batch(given, expected)

    def _batch(self, given: Any, expected: Any) -> tuple[Call, Any, Any] | None:
        """The same when it is the list of the values of the last calls: the first that is not as expected."""
        wanted = expected.expected if isinstance(expected, Like) else expected
        if type(given) is not list or type(wanted) not in (list, tuple) or len(given) != len(wanted):
            return None
        calls = self.calls[len(self.calls) - len(given) :]
        if len(calls) < len(given) or not all(map(_same, given, map(_answer, calls))):
            return None
        sides = zip(calls, given, wanted, strict=True)
        tolerance = expected.tolerance if isinstance(expected, Like) else TOLERANCE
        return next((side for side in sides if not equivalent(side[1], side[2], tolerance)), None)

    def derived(self, explanation: str) -> None:
        """Forget the sides if the assert explains that it computed the first from something else than a call."""
        if self.got is None:
            return
        made = re.search(rf"where {re.escape(self.got)} = (.*)", explanation)
        if made and not (made[1].startswith(CALLED) or made[1].endswith(READ)):
            self.culprit = self.got = self.expected = None

    def disagreed(self, call: Call, expected: Any) -> None:
        """A call of a batch did not give what the correction gives."""
        self.culprit, self.expected = call, shown(expected)
        self.got = shown(call.outcome.value) if call.outcome.status == "returned" else None

    def told(self, call: Call, sentence: str) -> None:
        """A call did something that a sentence says better than two values."""
        self.culprit, self.expected, self.got = call, "", sentence


def _answer(call: Call) -> Any:
    """What a test sees of a call: what was printed if something was typed, else the value."""
    return call.outcome.printed if call.scripted else call.outcome.value


def _same(one: Any, other: Any) -> bool:
    """Whether it is this very value; small ones are equal to many."""
    plain = isinstance(one, SCALARS) and not isinstance(one, bool) and isinstance(one, type(other))
    return one is other or (plain and one == other)


def literal(value: Any) -> str:
    """A value as one writes it in a call: texts between double quotes."""
    if type(value) is str and value.isprintable() and not set(value) & {'"', "\\"}:
        return f'"{value}"'
    if type(value) is list:
        return f"[{', '.join(map(literal, value))}]"
    return written(value)


def written(value: Any) -> str:
    """The `repr` of a plain value, but sets in order: their own order is not the same in every process."""
    kind = type(value)
    if kind is list:
        return f"[{', '.join(map(written, value))}]"
    if kind is tuple:
        return f"({', '.join(map(written, value))}{',' if len(value) == 1 else ''})"
    if kind is dict:
        return f"{{{', '.join(f'{written(key)}: {written(item)}' for key, item in value.items())}}}"
    if kind in (set, frozenset) and value:
        text = f"{{{', '.join(sorted(map(written, value)))}}}"
        return text if kind is set else f"frozenset({text})"
    return repr(value)


def shown(value: Any, write: Callable[[Any], str] = written) -> str:
    """A value as Python text, short enough to read."""
    if isinstance(value, Like):
        value = value.expected
    try:
        text = write(value)
    except Exception:
        text = f"<{type(value).__name__}>"
    return cut(" ".join(text.split("\n")) if len(text) > SHOWN else text)


def cut(text: str) -> str:
    """Its beginning and its end, when it is too long to be read."""
    return text if len(text) <= SHOWN else f"{text[: SHOWN - 20]} … {text[-17:]}"
