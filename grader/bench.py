"""The bench: who is judged, who knows the answers, and what the test now running has seen."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

from grader.asking import Asked, inputs, smallest_first
from grader.equality import TOLERANCE, equivalent
from grader.failures import Disagreement, Meddling, Misfit, ReferenceFault, StudentFailure
from grader.memory import Memory
from grader.player import Arguments, LocalPlayer, Outcome, Player, Request, Stdin
from grader.printed import Printed
from grader.sandbox.wire import Handle, WireError
from grader.sentences import meddled, said
from grader.witness import Call, Witness


class Bench:
    """Players and the witness of the test now running. `upstream` is the student unless the error is carried."""

    def __init__(self, student: Player, reference: Player, seed: int, upstream: Player | None = None) -> None:
        self.student = student
        self.reference = reference
        self.upstream = upstream or student
        self.seed = seed
        self.witness = Witness()
        self.test = ""
        self.asked = False  # whether a copy has been asked something since the test began
        self.draw = 0
        self.memory = Memory()
        self.hopeless: Outcome | None = None

    def seat(self, student: Player, upstream: Player | None = None) -> None:
        """Judge someone else."""
        self.student, self.upstream, self.hopeless = student, upstream or student, None

    @contextmanager
    def reference_seated(self) -> Iterator[None]:
        """The reference in the student's place for a while."""
        seats = self.student, self.upstream, self.hopeless
        self.seat(self.reference)
        try:
            yield
        finally:
            self.student, self.upstream, self.hopeless = seats

    def begin(self, test: str) -> None:
        """A new test: nothing seen yet, randomness from the seed and the test's name."""
        self.witness = Witness()
        self.asked = False
        self.test = test
        self.draw = zlib.crc32(f"{self.seed}:{test}".encode())

    @property
    def dice_seed(self) -> str:
        """Where the random inputs of the test now running start from."""
        return f"{self.seed}:{self.test}"

    def next_seed(self) -> int:
        """A seed for each request, so that two of them do not draw the same."""
        self.draw += 1
        return self.draw

    def kept_waiting(self, seconds: float) -> None:
        """What the student gave kept a test busy: it counts as the copy's own time."""
        if waste := getattr(self.student, "waste", None):
            waste(seconds)

    def close(self) -> None:
        """Let go of the student's sandbox."""
        if close := getattr(self.student, "close", None):
            close()


class RemoteObject:
    """An object that stays with the player: its methods are called there. Equal to nothing but itself."""

    def __init__(self, owner: Interviewee, handle: Handle) -> None:
        self._owner = owner
        self._handle = handle

    def __getattr__(self, method: str) -> Callable[..., Any]:
        if method.startswith("__"):
            raise AttributeError(method)
        return lambda *args, stdin=None: self._owner._one(method, args, stdin, self._handle.key)

    def __repr__(self) -> str:
        return f"<{self._handle.type_name}>"


class Interviewee:
    """What a test sees of a player: `student.reponse("arbre", "heure")`."""

    def __init__(
        self,
        bench: Bench,
        find: Callable[[], Player],
        watched: bool = True,
        remembered: bool = False,
        upstream: bool = False,
    ) -> None:
        self._bench = bench
        self._find = find
        self._watched = watched
        self._remembered = remembered
        self._upstream = upstream

    def __getattr__(self, name: str) -> Callable[..., Any]:
        if name.startswith("_"):
            raise AttributeError(name)
        return Asked(name, lambda *args, stdin=None: self._one(name, args, stdin))

    # -- one call -----------------------------------------------------------------------------------------

    def outcome(self, name: str, *args: Any, stdin: Stdin = None) -> Outcome:
        """What a call gives, whatever it is; never raises."""
        return self._ask(Request(name, [args], stdin=stdin, keep_arguments=True))[0]

    def after(self, name: str, *args: Any) -> tuple[Any, ...]:
        """The arguments as they are after the call."""
        return self._returned(name, self.outcome(name, *args)).arguments

    def value(self, name: str) -> Any:
        """A variable of the copy."""
        self._bench.asked = self._bench.asked or not self._remembered
        outcome = self._find().value(name)
        self._saw(Call(name, (), outcome, variable=True))
        return self._visible(self._returned(name, outcome).value)

    def prop(self, source: str, expression: str) -> Any:
        """An object that the test brings along: its source runs on the player's side."""
        self._bench.asked = True
        outcome = self._find().prop(source, expression)
        if outcome.status != "returned":
            self._saw(Call(expression, (), outcome, variable=True))
        self._returned(expression.partition("(")[0], outcome)
        if self._watched and type(outcome.value) is Handle:
            self._bench.witness.objects[outcome.value.key] = Call(expression, (), outcome, variable=True)
        return self._visible(outcome.value)

    # -- many calls ---------------------------------------------------------------------------------------

    def calls(
        self,
        name: str,
        batch: Sequence[Arguments],
        scripts: Sequence[Sequence[str]] | None = None,
        times: int = 1,
        untouched: bool = False,
    ) -> list[Any]:
        """The values of several calls, made so many times; what each printed, if something is typed in each.

        `untouched`: none may change its arguments."""
        if scripts is not None and len(scripts) != len(batch):
            raise ValueError("scripts: one for each call")
        batch, seed = inputs(name, batch), self._bench.next_seed()
        return self._recalled(
            Request(name, batch, scripts=scripts, watch_arguments=untouched, seed=seed, times=times)
        )

    def repeat(self, name: str, args: Arguments, times: int) -> list[Any]:
        """The values of the same call made several times."""
        return self.calls(name, [tuple(args)], times=times)

    def _recalled(self, request: Request) -> list[Any]:
        if self._remembered and request.scripts is None:
            return self._bench.memory.recall(self._find(), request, self._values)
        return self._values(request)

    def _values(self, request: Request) -> list[Any]:
        outcomes = self._ask(request)
        values = [self._value_of(self._returned(request.name, outcome), request) for outcome in outcomes]
        self._unmoved(request, outcomes)
        if self._upstream:
            for args, value in zip(request.calls, values, strict=False):
                self._bench.witness.came_from(
                    value, Call(request.name, tuple(args), Outcome("returned")).text
                )
        return values

    def _unmoved(self, request: Request, outcomes: Sequence[Outcome]) -> None:
        """Fail at the first call that changed what it was given."""
        if not request.watch_arguments:
            return
        witness = self._bench.witness
        for args, outcome in zip(request.calls, outcomes, strict=False):
            if outcome.changed:
                changed = (args[rank] for rank in outcome.changed if rank < len(args))
                said_of_it = meddled(request.name, [*changed])
                witness.told(witness.call(request, _sent(args), outcome), said_of_it)
                raise Meddling(said_of_it)

    def _value_of(self, outcome: Outcome, request: Request) -> Any:
        return self._visible(outcome.value) if request.scripts is None else Printed.of(outcome)

    def agrees_with(
        self,
        other: Interviewee,
        name: str,
        batch: Sequence[Arguments],
        tolerance: float = TOLERANCE,
        untouched: bool = False,
    ) -> None:
        """Assert that both answer alike, the smallest inputs first."""
        batch = smallest_first(name, batch)
        self.gives(name, batch, other.calls(name, batch), tolerance, untouched)

    def gives(
        self,
        name: str,
        batch: Sequence[Arguments],
        expected: Sequence[Any],
        tolerance: float = TOLERANCE,
        untouched: bool = False,
    ) -> None:
        """Assert that each call gives the value expected of it, or one of its family; then what `untouched` asks."""
        request = Request(name, inputs(name, batch), watch_arguments=untouched)
        outcomes, witness = self._ask(request), self._bench.witness
        for args, outcome, value in zip(batch, outcomes, expected, strict=False):
            if outcome.status != "returned" or not equivalent(outcome.value, value, tolerance):
                witness.disagreed(witness.call(request, _sent(args), outcome), value)
                self._returned(name, outcome)
                raise Disagreement
        self._unmoved(request, outcomes)

    # -- elsewhere ----------------------------------------------------------------------------------------

    def with_files(self, files: Mapping[str, str]) -> Interviewee:
        """The same copy run again beside other data files."""
        return Interviewee(
            self._bench,
            lambda: self._find().with_files(files),
            self._watched,
            self._remembered,
            self._upstream,
        )

    # -- plumbing -----------------------------------------------------------------------------------------

    def _one(self, name: str, args: Arguments, stdin: Stdin, handle: int | None = None) -> Any:
        if (self._remembered or self._upstream) and stdin is None and handle is None:
            return self.calls(name, [args])[0]
        outcome = self._ask(Request(name, [args], handle=handle, stdin=stdin))[0]
        self._returned(name, outcome)
        return Printed.of(outcome) if stdin is not None else self._visible(outcome.value)

    def _ask(self, request: Request) -> list[Outcome]:
        seed = request.seed or self._bench.next_seed()
        request = replace(request, batch=[_sent(args) for args in request.batch], seed=seed)
        try:
            outcomes = self._answers(request)
        except (WireError, LookupError) as error:  # an object that stays elsewhere, or too much of something
            raise Misfit(type(error).__name__) from error
        if self._watched:
            self._bench.witness.heard(request, outcomes)
        return outcomes

    def _answers(self, request: Request) -> list[Outcome]:
        """Once a question's code never ends, it is not waited for again."""
        self._bench.asked = self._bench.asked or not self._remembered
        if self._watched and self._bench.hopeless:
            return [self._bench.hopeless]
        outcomes = self._find().call(request)
        if self._watched and outcomes and outcomes[-1].status in ("timeout", "died"):
            self._bench.hopeless = outcomes[-1]
        return outcomes

    def _returned(self, name: str, outcome: Outcome) -> Outcome:
        if outcome.status == "returned":
            return outcome
        if not self._watched and isinstance(self._find(), LocalPlayer):
            raise ReferenceFault(said(name, outcome))
        raise StudentFailure(name, outcome)

    def _saw(self, call: Call) -> None:
        if self._watched:
            self._bench.witness.saw(call)

    def _visible(self, value: Any) -> Any:
        return RemoteObject(self, value) if type(value) is Handle else value


def _sent(args: Arguments) -> list[Any]:
    return [arg._handle if isinstance(arg, RemoteObject) else arg for arg in args]
