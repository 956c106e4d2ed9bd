"""The stage: one namespace where a copy's cells have run and where its functions are called with scripted input."""

from __future__ import annotations
import __future__

import asyncio
import functools
import inspect
import operator
import random
import types
from _signal import SIGINT, signal  # type: ignore[import-not-found]  # `signal.signal` adds enumerations, and takes twenty times as long
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from . import cells as cells_
from . import wire
from .console import OUTPUT_CHARACTERS, Console, Script
from .faults import fault
from .imprint import imprint
from .keepsake import Keepsake
from .values import Values

FUTURE = functools.reduce(
    operator.or_, (getattr(__future__, n).compiler_flag for n in __future__.all_feature_names)
)
FAULTS = 20  # notes about failing statements, at most


class Interrupted(KeyboardInterrupt):
    """The host says that time is up."""


class Played(NamedTuple):
    """One call: its status, value or fault, what it printed, its arguments afterwards, the ranks of those it changed."""

    status: str
    value: Any
    error: dict[str, Any] | None
    printed: str
    arguments: list[Any]
    script: Script
    changed: tuple[int, ...] = ()


class Stage:
    """Runs cells, keeps the last function bound to each wanted name, and calls it."""

    def __init__(self, wanted: Sequence[str], output: int = OUTPUT_CHARACTERS) -> None:
        self.wanted = frozenset(wanted)
        self.order = tuple(wanted)
        self.module = types.ModuleType("__main__")
        self.names: dict[str, Any] = self.module.__dict__
        self.future = 0
        self.console = Console(output)
        self.names["input"] = self.console.input
        self.functions: dict[str, Any] = {}
        self.supplied: dict[str, Callable[[], Any]] = {}
        self.supplied_values: set[str] = set()
        self.written: set[str] = set()
        self.stubs: set[str] = set()
        self.faults: list[dict[str, Any]] = []
        self.objects: dict[int, Any] = {}
        self.values = Values(self.wanted, self.names)
        self.keepsake: Keepsake | None = None
        self.question = 0
        self.armed = False
        self.interruptions = 0

    # -- running cells ------------------------------------------------------------------------------------

    def supply(self, name: str, make: Callable[[], Any]) -> None:
        """Answer `name` from elsewhere, whatever the copy binds to it, or puts into it while its cells run."""
        self.supplied[name] = make
        self.names[name] = value = make()
        if not callable(value):
            self.supplied_values.add(name)
            self.values.supply(name)

    def run_cell(self, cell: int, source: str, skip: Callable[[cells_.Statement], bool]) -> None:
        """Run a cell's statements one at a time; a faulty one is noted and the next goes on."""
        for statement in cells_.statements(cell, source):
            if statement.tree is None:
                self._note(cell, statement.bad_line, "SyntaxError")
            elif not skip(statement) and not self._already_written(statement):
                self._run(statement)

    def _already_written(self, statement: cells_.Statement) -> bool:
        """An empty stub below a written answer does not erase it."""
        if not statement.stub:
            return False
        bound = statement.bound & self.wanted
        self.stubs |= bound - self.written
        return bool(bound) and bound <= self.written

    def _run(self, statement: cells_.Statement) -> None:
        # a definition that runs nothing binds its own name only
        watched = statement.bound & self.wanted if statement.harmless else self.wanted
        before = {name: self.names.get(name) for name in watched}
        try:
            with self.console.playing():
                self._execute(statement.code(self.future))
        except BaseException as error:  # SystemExit and KeyboardInterrupt are a student's everyday mistakes
            self.armed = False
            self.interruptions += isinstance(error, Interrupted)
            where = fault(error)
            self._note(statement.cell, where["line"] or getattr(statement.tree, "lineno", 0), where["type"])
        self._after(statement, before)

    def _execute(self, code: Any) -> None:
        self.future |= code.co_flags & FUTURE
        self.armed = True
        if code.co_flags & inspect.CO_COROUTINE:
            asyncio.run(types.FunctionType(code, self.names)())
        else:
            exec(code, self.names)
        self.armed = False

    def _after(self, statement: cells_.Statement, before: dict[str, Any]) -> None:
        """Take note of the names that the statement bound, by itself or deeper: under an `if`, in `%%time`, by `exec`."""
        rebound = {name for name, was in before.items() if self.names.get(name) is not was}
        filled = set() if statement.harmless else self.supplied_values & statement.names(self.future)
        for name in rebound | filled | (statement.bound & self.wanted):
            if name not in self.names:
                continue
            value = self.names[name]
            if callable(value):
                self.functions[name] = value
            if not statement.stub:
                self.written.add(name)
            if name in self.supplied:
                self.names[name] = self.supplied[name]()
                if name in self.supplied_values:
                    self.values.supply(name)
        if rebound or not statement.harmless:
            self.values.after(statement, rebound, self.future)

    def _note(self, cell: int, line: int, kind: str) -> None:
        if len(self.faults) < FAULTS:
            self.faults.append({"cell": cell, "line": line, "type": kind})

    def settle(self) -> None:
        """After the last cell: values are as they were made, a function rebound to its own result is a function again."""
        self.values.put_back()
        for name, function in self.functions.items():
            if name not in self.supplied and not callable(self.names.get(name)):
                self.names[name] = function

    def remember(self) -> None:
        """What there is now is what each question starts from."""
        self.keepsake = Keepsake(self.names)

    def begin(self, question: int) -> None:
        """What the functions of the copy changed for an earlier question does not count in this one."""
        if question != self.question and self.keepsake:
            self.keepsake.put_back()
        self.question = question

    def interrupted(self, _signal: int, _frame: Any) -> None:
        """What SIGINT does: it stops the student's code, never ours."""
        if self.armed:
            self.armed = False
            raise Interrupted

    # -- calling ------------------------------------------------------------------------------------------

    def target(self, name: str, handle: int | None = None) -> Any:
        """The function to call, or the method of an object kept here; LookupError when there is none."""
        if handle is not None:
            return getattr(self.objects[handle], name)
        if name in self.functions and name not in self.supplied:
            return self.functions[name]
        return self.names[name]

    def play(
        self,
        function: Any,
        batch: Iterable[Iterable[Any]],
        script: Callable[[], Script],
        watched: bool = False,
    ) -> Iterator[Played]:
        """Call the function with each of these arguments, and each time a fresh script; look at what it changes if told."""
        with self.console.playing():
            for args in batch:
                resolved = [self.resolve(arg) for arg in args]
                before = [content(arg) for arg in resolved] if watched else []
                played = self._call(function, resolved, script())
                yield played._replace(changed=changes(before, resolved)) if watched else played

    def _call(self, function: Any, args: list[Any], script: Script) -> Played:
        self.console.begin(script)
        status, value, error = "returned", None, None
        try:
            self.armed = True
            value = function(*args)
            self.armed = False
        except Interrupted:
            status = "timeout"
        except SystemExit as left:
            self.armed = False
            status, error = self._leave(left)
        except BaseException as raised:
            self.armed = False
            status, error = "raised", fault(raised)
        self.armed = False
        if script.starved:
            status = "starved"
        return Played(status, value, error, self.console.text(), args, script)

    def _leave(self, left: SystemExit) -> tuple[str, dict[str, Any] | None]:
        """A game may end by `sys.exit()`, as a program does, once the player has been asked something."""
        if not self.console.answered or type(left) is not SystemExit:
            return "raised", fault(left)
        if left.args and type(left.args[0]) is str:
            self.console.write(left.args[0] + "\n")
        return "returned", None

    def resolve(self, arg: Any) -> Any:
        """A handle that comes back is the object itself."""
        return self.objects[arg.key] if type(arg) is wire.Handle else arg

    def keep(self, value: Any) -> wire.Handle:
        """Keep an object here and name it."""
        key = len(self.objects) + 1
        self.objects[key] = value
        return wire.Handle(key, str(type(value).__name__))

    def play_prop(self, source: str, expression: str) -> Played:
        """An object that a test brings along: run its source apart from the copy, give the value of the expression."""
        names: dict[str, Any] = {"__name__": "prop", "copy": types.SimpleNamespace(**_public(self.names))}

        def make() -> Any:
            exec(_prop_code(source), names)
            return eval(expression, names)

        with self.console.playing():
            return self._call(make, [], Script())


@functools.lru_cache(32)
def _prop_code(source: str) -> Any:
    """Several tests bring the same object."""
    return compile(source, "<prop>", "exec")


def _public(names: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in names.items() if not name.startswith("__")}


def content(arg: Any) -> bytes | None:
    """What an argument holds, quickly; None when something in it is not plain."""
    try:
        return imprint(arg)
    except ValueError:
        return None


def changes(before: Sequence[bytes | None], args: Sequence[Any]) -> tuple[int, ...]:
    """The ranks of the plain arguments that hold something else than before."""
    known = ((rank, was) for rank, was in enumerate(before) if was is not None)
    return tuple(rank for rank, was in known if content(args[rank]) != was)


def seed_everything(seed: int) -> None:
    """Make the usual generators start from `seed`, so that the same copy gets the same mark."""
    import numpy as np

    random.seed(seed)
    np.random.seed(seed % (1 << 32))


def catch_interrupts(stage: Stage) -> None:
    """The host's SIGINT stops the student's code, never ours.

    To be set often: CP-SAT leaves the system's own handling of SIGINT, unknown to Python's `getsignal`.
    """

    signal(SIGINT, stage.interrupted)
