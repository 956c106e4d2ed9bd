"""A copy played in the sandbox: forked again without the guilty statement whenever one of them kills its worker."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from typing import Any

from grader import reading
from grader.callbacks import Callbacks, Prompter
from grader.player import Conversation, LocalPlayer, Outcome, Player, Request, Stdin
from grader.program import Findings, Lessons, Program
from grader.sandbox import wire
from grader.sandbox.guest import Answer, Guest, Message, Stopped
from grader.sandbox.watch import Allowance
from grader.sandbox.wire import TooLarge
from grader.sandbox.worker import PATIENCE
from grader.shelter import Sandbox
from grader.tongue import tr

RUN_STEPS = 7  # times the limit of one request, for all the cells of a copy
COPY_STEPS = 30  # times the same, for all that is run of a copy, again and again
QUESTION_STEPS = 15  # times the same, for one question judged once
RESTARTS = 12  # forks for one run of the cells, at most
BATCH = 2_000  # calls in one frame
TURNS = 4  # times the limit of one request, by any clock, for a lost batch played call by call

Files = tuple[tuple[str, str], ...]


class IsolatedPlayer:
    """Answers for a copy; what it `needs` of the reference is answered over the wire."""

    def __init__(
        self,
        sandbox: Sandbox,
        program: Program,
        reference: LocalPlayer,
        needs: Sequence[str] = (),
        lessons: Lessons | None = None,
        cpu_s: float = 3.0,
        seed: int = 0,
        shared: Collection[str] = (),
    ) -> None:
        self.sandbox = sandbox
        self.program = program
        self.reference = reference
        self.needs = tuple(needs)
        self.lessons = lessons or Lessons()
        self.cpu_s = self.usual_s = cpu_s  # for a call, which may be hurried; for the cells
        self.seed = seed
        self.shared = shared
        self.callbacks = Callbacks(reference, self.needs, seed, shared)
        self.main: IsolatedPlayer = self
        self.guest: Guest | None = None
        self.findings = Findings()
        self.number = 0
        self.question = 0
        self.begun_s = 0.0  # what was spent when the question began
        self.worlds: dict[tuple[Files, tuple[str, ...]], IsolatedPlayer] = {}
        self.told = {*needs}  # what the guest had answers of the correction for, one time or another
        self.loaded: set[int] = set()

    # -- the cells ----------------------------------------------------------------------------------------

    def run(self) -> Findings:
        """Run the cells, in fresh guests as often as it takes to get past those that kill one."""
        allowance = Allowance(self.usual_s, RUN_STEPS * self.usual_s)
        for attempt in range(RESTARTS):
            if self._hopeless():
                break
            self.lessons.only_definitions = self.lessons.only_definitions or attempt > RESTARTS // 2
            guest = self._host()
            try:
                summary = guest.exchange(wire.plain(self._run_message()), allowance, self._answers())
            except Stopped as stop:
                self._learn(guest, stop)
                continue
            self.lessons.note_interruptions(guest)
            self.main.loaded.add(self.number)
            self.findings = reading.findings(summary, self.program)
            return self.findings
        return self.findings

    def _hopeless(self) -> bool:
        """Whether the copy has had all the time that one copy may have, or lies about where it is."""
        return self.lessons.lied or self._spent() > COPY_STEPS * self.usual_s

    def _spent(self) -> float:
        return self.lessons.spent(self.main.guest)

    def _host(self) -> Guest:
        """The guest that all the worlds of a copy share."""
        if self.main.guest is None:
            self.main.guest = self.sandbox.fork()
        return self.main.guest

    def _run_message(self) -> Message:
        program = self.program
        variables = [name for name in self.needs if not self.reference.is_function(name)]
        values = {name: self.reference.value(name).value for name in variables}
        return {
            "do": "run",
            "world": self.number,
            "files": dict(program.files),
            "wanted": list(program.wanted),
            "output": program.output_kb << 10,
            "seed": self.seed,
            "prelude": list(program.prelude),
            "cells": [list(cell) for cell in program.cells],
            "prose": [list(cell) for cell in program.prose],
            "values": values,
            "callbacks": [name for name in self.needs if name not in values],
            "steady": [name for name in self.needs if name in program.steady],
            "skip": [list(place) for place in sorted(self.lessons.skip)],
            "until": list(self.lessons.until) if self.lessons.until else None,
            "only_definitions": self.lessons.only_definitions,
            "loud": self.lessons.loud,
            # what only shows something was run, and noted, the first time
            "no_shows": bool(self.needs) or self.number > 0 or len(self.lessons.endless) >= PATIENCE,
        }

    def _learn(self, guest: Guest, stop: Stopped) -> None:
        """Know better next time."""
        self._drop_guest()
        self.lessons.lose(guest, stop.reason, self.program.places)

    # -- calls --------------------------------------------------------------------------------------------

    def call(self, request: Request) -> list[Outcome]:
        """One outcome a call; a batch that is cut short ends with the reason."""
        if len(request.batch) * request.times <= BATCH:
            return self._call(request)
        calls, scripts = request.calls, request.scripts and [*request.scripts] * request.times
        outcomes: list[Outcome] = []
        for start in range(0, len(calls), BATCH):
            here = slice(start, start + BATCH)
            part = replace(
                request,
                batch=calls[here],
                scripts=scripts and scripts[here],
                times=1,
                seed=request.seed + start,
            )
            outcomes += self._call(part)
            if len(outcomes) < start + len(part.batch):
                break
        return outcomes

    def _call(self, request: Request) -> list[Outcome]:
        stdin = request.stdin
        typed = stdin is not None or request.scripts is not None
        message = {
            "do": "call",
            "name": request.name,
            "handle": request.handle,
            "batch": self.sandbox.packed(request.batch),
            "times": request.times,
            "stdin": "ask"
            if callable(stdin)
            else wire.plain([list(lines or ()) for lines in request.lines])
            if typed
            else None,
            "keep_arguments": request.keep_arguments,
            "watch_arguments": request.watch_arguments,
            "seed": request.seed,
        }
        self.callbacks.begin(request.batch)
        raw = self._exchange(message, stdin)
        count = len(request.batch) * request.times
        if isinstance(raw, Outcome):
            return [raw] if count == 1 or callable(stdin) else self._in_turn(request, raw)
        outcomes = reading.outcomes(raw, count, self.program)
        if len(outcomes) < count and (not outcomes or outcomes[-1].status == "returned"):
            outcomes.append(Outcome("died"))
        return outcomes

    def _in_turn(self, request: Request, stop: Outcome) -> list[Outcome]:
        """The calls of a batch that was lost, again one by one: a student is told of the one that is to blame."""
        outcomes: list[Outcome] = []
        end = time.monotonic() + TURNS * self.main.cpu_s
        for rank, (args, lines) in enumerate(zip(request.calls, request.lines, strict=True)):
            one = replace(request, batch=[args], scripts=request.scripts and [lines or ()], times=1)
            outcomes += self._call(replace(one, seed=request.seed + rank))
            if outcomes[-1].status == stop.status:
                return outcomes
            if time.monotonic() > end:
                break
        return [stop]

    def turn(self) -> None:
        """Another question begins."""
        self.main.question += 1
        self.main.begun_s = self._spent()

    def value(self, name: str) -> Outcome:
        """A variable of the copy."""
        raw = self._exchange({"do": "value", "name": name})
        return raw if isinstance(raw, Outcome) else reading.outcome(raw, self.program)

    def prop(self, source: str, expression: str) -> Outcome:
        """An object made by a test, in the sandbox."""
        message = {"do": "prop", "source": source, "expression": expression, "seed": self.seed}
        raw = self._exchange(wire.plain(message))
        return raw if isinstance(raw, Outcome) else reading.outcome(raw, self.program)

    def with_files(self, files: Mapping[str, str]) -> Player:
        """The same copy beside other data files."""
        data = {**self.program.files, **{name: text.encode() for name, text in files.items()}}
        return self._beside(
            tuple(sorted(files.items())), self.needs, lambda: replace(self.program, files=data)
        )

    def with_needs(self, needs: Sequence[str]) -> IsolatedPlayer:
        """The same copy, in the same guest, helped with other answers."""
        return self if self.needs == tuple(needs) else self._beside((), tuple(needs), lambda: self.program)

    def _beside(self, files: Files, needs: tuple[str, ...], program: Callable[[], Program]) -> IsolatedPlayer:
        """The same copy run again in the same guest."""
        main = self.main
        if (files, needs) not in main.worlds:
            world = IsolatedPlayer(
                self.sandbox, program(), self.reference.with_files(dict(files)) if files else self.reference, needs,
                self.lessons, self.usual_s, self.seed, self.shared,
            )  # fmt: skip
            world.main, world.number = main, len(main.worlds) + 1
            main.worlds[files, needs] = world
            main.told.update(needs)
        return main.worlds[files, needs]

    def _exchange(self, message: Message, stdin: Stdin = None) -> Any:
        """The raw reply, or the Outcome that says why there is none."""
        if self._lose_patience():
            return Outcome("timeout")
        if self.number not in self.main.loaded:
            self.run()
        if self.number not in self.main.loaded or self.main.guest is None:
            return Outcome("died", detail=tr("Ta copie ne peut pas être exécutée."))
        message |= {"world": self.number, "question": self.main.question}
        try:
            return self.main.guest.exchange(
                message, Allowance(self.main.cpu_s, 2 * self.main.cpu_s), self._answers(stdin)
            )
        except Stopped as stop:
            if stop.reason != "refused":
                self._drop_guest()
            return Outcome(stop.reason, detail=stop.detail)
        except TooLarge:
            return Outcome("refused")
        except BaseException:
            self._drop_guest()  # a test's own answer failed, and the guest waited for it
            raise

    def _lose_patience(self) -> bool:
        """Whether this question has had its time; a copy that has had all of its own is heard no more.

        A right answer never takes so long, but hundreds of calls may, each within its limit.
        """
        spent = self._spent()
        if spent > COPY_STEPS * self.usual_s:
            self._drop_guest()
            return False
        return spent - self.main.begun_s > QUESTION_STEPS * self.usual_s

    def waste(self, seconds: float) -> None:
        """Count time of the grader's that this copy cost, besides its own."""
        self.lessons.idle_s += seconds

    # -- what the guest may ask ---------------------------------------------------------------------------

    def _answers(self, stdin: Stdin = None) -> dict[str, Answer]:
        answers: dict[str, Answer] = {"callback": self.callbacks}
        if callable(stdin):
            answers["input"] = Prompter(Conversation(stdin))
        return answers

    # -- the end ------------------------------------------------------------------------------------------

    def _drop_guest(self) -> None:
        main = self.main
        if main.guest is not None:
            main.guest.close()
            if main.guest.ended:
                self.lessons.cpu_s += main.guest.ended.cpu_s
                self.lessons.idle_s += main.guest.idle_s
        main.guest = None
        main.loaded.clear()

    def close(self) -> None:
        """End the guest of this copy."""
        self._drop_guest()
