"""A player answers calls: the correction in this process, or a copy in its sandbox; suites see no difference."""

from __future__ import annotations

import contextlib
import functools
import inspect
import os
import pickle
import shutil
import tempfile
import threading
import weakref
from _signal import SIGINT, getsignal, signal  # type: ignore[import-not-found]  # see `stage`
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal, NamedTuple, Protocol, cast

from grader.errors import AssignmentError
from grader.messages import _
from grader.sandbox import wire
from grader.sandbox.console import Script
from grader.sandbox.stage import Played, Stage, seed_everything

Status = Literal["returned", "raised", "timeout", "died", "missing", "refused", "starved"]
Arguments = Sequence[Any]
CACHE = type(functools.cache(len))
LONGEST = 2 << 20  # bytes of a data file whose words are looked at


@dataclass(frozen=True)
class Fault:
    """An exception in a student's code: its kind, their line, and the unknown name if it is a NameError."""

    type: str
    cell: int = 0
    line: int = 0
    text: str = ""
    name: str = ""


class Outcome(NamedTuple):
    """What one call gave."""

    status: Status
    value: Any = None
    fault: Fault | None = None
    printed: str = ""
    prompts: tuple[str, ...] = ()
    unused: tuple[str, ...] = ()
    arguments: tuple[Any, ...] = ()
    detail: str = ""
    changed: tuple[int, ...] = ()  # ranks of the arguments that hold something else after the call

    @property
    def error(self) -> str | None:
        """The kind of exception, None when there was none."""
        return self.fault.type if self.fault else None


@dataclass(frozen=True)
class Dialogue:
    """What a scripted answerer sees at each `input()`."""

    text: str
    new: str
    turn: int


Reply = Callable[[Dialogue], "str | None"]
Stdin = Sequence[str] | Reply | None


@dataclass(frozen=True)
class Request:
    """A batch of calls of one function (or of a method of a kept object).

    `stdin` answers `input()` in each call; `scripts`, one a call, in its own. `times`: how often the batch is played.
    """

    name: str
    batch: Sequence[Arguments]
    handle: int | None = None
    stdin: Stdin = None
    scripts: Sequence[Sequence[str]] | None = None
    keep_arguments: bool = False
    watch_arguments: bool = False
    seed: int = 0
    times: int = 1

    @property
    def calls(self) -> list[Arguments]:
        """The arguments of each call that is made, in order."""
        return [*self.batch] * self.times

    @property
    def lines(self) -> list[Sequence[str] | None]:
        """What is typed in each call; None where nothing is, or where a function answers."""
        if self.scripts is not None:
            return [*self.scripts] * self.times
        typed = None if self.stdin is None else () if callable(self.stdin) else tuple(self.stdin)
        return [typed] * (len(self.batch) * self.times)


class Player(Protocol):
    """Whoever answers."""

    def call(self, request: Request) -> list[Outcome]:
        """One outcome a call; fewer when the batch was cut short, the last saying why."""

    def turn(self) -> None:
        """Another question begins: what calls changed in the copy for the last one is put back."""

    def value(self, name: str) -> Outcome:
        """A variable of the copy."""

    def prop(self, source: str, expression: str) -> Outcome:
        """An object made by a test, kept on the player's side."""

    def with_files(self, files: Mapping[str, str]) -> Player:
        """The same copy run again beside other data files."""


@dataclass
class Conversation:
    """Turns a reply function into the line-by-line asking of a stage."""

    reply: Reply
    text: str = ""
    turn: int = 0

    def ask(self, new: str) -> str | None:
        """The next line."""
        self.text += new
        line = self.reply(Dialogue(self.text, new, self.turn))
        self.turn += 1
        return line


def scripts_of(request: Request) -> Callable[[], Script]:
    """Gives a fresh script for each call, in order."""
    if callable(request.stdin):
        reply = request.stdin
        return lambda: Script(ask=Conversation(reply).ask)
    lines = iter(request.lines)
    return lambda: Script(lines=[*(next(lines) or ())])


def _again(request: Request) -> Iterable[Arguments]:
    """The arguments of each call; new ones each time that the batch is played."""
    if request.times == 1:
        return request.batch
    batch = pickle.dumps(request.batch)
    return (args for _time in range(request.times) for args in pickle.loads(batch))


def _hear_interrupts() -> None:
    """Ctrl-C is Python's again: CP-SAT leaves the system's own handling, which ends the process without a word."""
    handler = getsignal(SIGINT)
    if handler is not None and threading.current_thread() is threading.main_thread():
        signal(SIGINT, handler)


@dataclass
class LocalPlayer:
    """Trusted code (the correction) played in this process."""

    source: str
    names: Sequence[str]
    files: Mapping[str, bytes] = field(default_factory=dict)
    title: str = "reference"

    def __post_init__(self) -> None:
        self.worlds: dict[tuple[tuple[str, str], ...], LocalPlayer] = {}
        self.values: dict[str, bytes] = {}
        self.asked = False  # anything, since it was put back
        self.stage = Stage(self.names)
        self.stage.names["__name__"] = "correction"  # what it does as a command does not concern us
        self.folder = os.path.realpath(tempfile.mkdtemp(prefix="bareme-"))
        weakref.finalize(self, shutil.rmtree, self.folder, ignore_errors=True)
        with contextlib.chdir(self.folder):
            for name, data in self.files.items():
                Path(name).write_bytes(data)
            self.stage.run_cell(1, self.source, skip=lambda statement: False)
        _hear_interrupts()
        self.stage.settle()
        self.stage.remember()
        if self.stage.faults:
            first = self.stage.faults[0]
            raise AssignmentError(
                _("{path}: line {line}: {error}; run it alone and mend it").format(
                    path=self.title, line=first["line"], error=first["type"]
                )
            )

    def call(self, request: Request) -> list[Outcome]:
        """Play the batch here, beside the data files."""
        self.asked = True
        seed_everything(request.seed)
        try:
            function = self.stage.target(request.name, request.handle)
        except LookupError:
            return [Outcome("missing")]
        with contextlib.chdir(self.folder):
            played = self.stage.play(function, _again(request), scripts_of(request), request.watch_arguments)
            outcomes = [self._outcome(one) for one in played]
        _hear_interrupts()
        return outcomes

    def _outcome(self, played: Played) -> Outcome:
        if played.error and played.error["type"] == "KeyboardInterrupt":
            raise KeyboardInterrupt  # of whoever grades: the correction raises none
        script = played.script
        return Outcome(
            cast(Status, played.status), self._plain(played.value), Fault(**played.error) if played.error else None,
            played.printed, tuple(script.prompts), tuple(script.lines), tuple(played.arguments), changed=played.changed,
        )  # fmt: skip

    def _plain(self, value: Any) -> Any:
        """The value as it would cross the wire: a fresh copy, NumPy scalars as numbers, objects as handles."""
        if value is None or type(value) in (str, int, bool, float):
            return value
        return wire.loads(wire.dumps(value, self.stage.keep))

    def turn(self) -> None:
        """What it remembers is put back as well: a copy may have had a say in it, and others are judged by it."""
        for player in (self, *self.worlds.values()):
            if player.asked:
                player._put_back()

    def _put_back(self) -> None:
        self.asked = False
        if self.stage.keepsake:
            self.stage.keepsake.put_back()
        for value in self.stage.names.values():
            if type(value) is CACHE:
                value.cache_clear()

    @functools.cached_property
    def apart(self) -> LocalPlayer:
        """The same correction once more, for whoever may ask anything of it."""
        return LocalPlayer(self.source, self.names, self.files, self.title)

    def value(self, name: str) -> Outcome:
        """A variable of the module."""
        if name not in self.stage.names:
            return Outcome("missing")
        if name not in self.values:
            self.values[name] = wire.dumps(self.stage.names[name], self.stage.keep)
        return Outcome("returned", wire.loads(self.values[name]))

    def is_function(self, name: str) -> bool:
        """Whether the name is something to call."""
        return callable(self.stage.names.get(name))

    def lists(self, names: Collection[str]) -> list[list[Any]]:
        """The lists that these variables hold, and the words of the data files, which everybody has."""
        values = (self.stage.names.get(name) for name in names)
        words = (
            data.decode("utf-8", "replace").split() for data in self.files.values() if len(data) <= LONGEST
        )
        return [*(value for value in values if type(value) is list), *words]

    def positional(self, name: str, args: list[Any], kwargs: dict[str, Any]) -> list[Any] | None:
        """The arguments of a call in the function's own order; None when they do not fit it."""
        if not kwargs:
            return args
        try:
            bound = inspect.signature(self.stage.names[name]).bind(*args, **kwargs)
            return None if bound.kwargs else list(bound.args)
        except (TypeError, ValueError):
            return None

    def prop(self, source: str, expression: str) -> Outcome:
        """Make the object here."""
        self.asked = True
        return self._outcome(self.stage.play_prop(source, expression))

    def with_files(self, files: Mapping[str, str]) -> LocalPlayer:
        """The module again, beside other data."""
        key = tuple(sorted(files.items()))
        if key not in self.worlds:
            merged = {**self.files, **{name: text.encode() for name, text in files.items()}}
            self.worlds[key] = LocalPlayer(self.source, self.names, merged, self.title)
        return self.worlds[key]
