"""The witness: what a test asked of a student's code and what came back, kept for counterexamples and diagnosis."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from types import NoneType
from typing import Any, NamedTuple

from grader.equality import Like, canonical
from grader.player import Outcome
from grader.sandbox.wire import Handle

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
        text = f"{owner}{self.name}({', '.join(args)})"
        return f"{text}, saisies : {', '.join(self.stdin)}" if self.stdin else text

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

    calls: list[Call] = field(default_factory=list)
    expected: str | None = None
    got: str | None = None
    culprit: Call | None = None
    origins: dict[int, tuple[Any, str]] = field(default_factory=dict)
    objects: dict[int, Call] = field(default_factory=dict)  # by the keys of their handles

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

    def saw(self, call: Call) -> None:
        """Remember a call, and the object that it made."""
        self.calls.append(call)
        if type(call.outcome.value) is Handle:
            self.objects[call.outcome.value.key] = call

    def compared(self, left: Any, right: Any) -> None:
        """A comparison failed in the test's own assert."""
        self.got, self.expected = shown(left), shown(right)

    def disagreed(self, call: Call, expected: Any) -> None:
        """A call of a batch did not give what the correction gives."""
        self.culprit, self.expected = call, shown(expected)
        self.got = shown(call.outcome.value) if call.outcome.status == "returned" else None

    def told(self, call: Call, sentence: str) -> None:
        """A call did something that a sentence says better than two values."""
        self.culprit, self.expected, self.got = call, "", sentence


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
    text = " ".join(text.split("\n")) if len(text) > SHOWN else text
    return text if len(text) <= SHOWN else f"{text[: SHOWN - 20]} … {text[-17:]}"
