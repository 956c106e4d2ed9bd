"""The worker: runs one copy's cells, then answers the host's requests until it is killed."""

from __future__ import annotations

import builtins
import os
import pickle
import socket
import sys
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from io import FileIO
from typing import Any

from . import cells as cells_
from . import wire
from .callback import callback
from .channel import Channel
from .clock import Clock
from .console import Script
from .elsewhere import stand_in
from .present import Present
from .stage import Interrupted, Played, Stage, catch_interrupts, seed_everything
from .surroundings import dress, seed_entropy

TAMPERED = 70  # exit status of a worker that a copy broke from the inside
PATIENCE = 2  # interrupted statements of a run, after which those that only show something are left out
REQUEST_BYTES = 64 << 20  # what the host, whom we trust, may send at once
SHORT = 1_000  # characters of a cell: Python reads deeper ones than can be written with so few
WHOLE = -1  # in place of a statement's rank: the whole cell
Message = dict[str, Any]


@dataclass(frozen=True)
class World:
    """The copy's stage beside some data files; `shell` is the `get_ipython` of its notebook."""

    stage: Stage
    files: dict[str, bytes]
    shell: Any


class Worker:
    """One copy on its stage, at the end of a wire."""

    def __init__(self, sock: socket.socket, present: Present) -> None:
        self.channel = Channel(sock)
        self.folder = os.getcwd()
        self.worlds: dict[int, World] = {}
        self.clock = Clock()
        self.here = -1
        self.number = 0
        self.read: set[str] = set()  # the long cells
        self.present = present
        self.loud = False  # whether the host wants to be told of each step

    # -- the loop -----------------------------------------------------------------------------------------

    def serve(self) -> None:
        """Answer until the host hangs up."""
        actions: dict[str, Callable[[Message], Any]] = {
            "run": self.run,
            "call": self.call,
            "value": self.value,
            "prop": self.prop,
        }
        while True:
            message = self._receive()
            self.number = message["id"]
            try:
                if message["do"] != "run":
                    self._enter(message["world"])
                    self.stage.begin(message.get("question", 0))
                ready = actions[message["do"]](message)
                reply = wire.pack({"id": self.number, "reply": ready}, message.get("limit", wire.FRAME_BYTES))
            except (wire.TooLarge, Interrupted):
                reply = wire.pack({"id": self.number, "refused": True})
            self.channel.send(reply)

    def _receive(self) -> Message:
        message: Message = wire.loads(self.channel.receive(REQUEST_BYTES))
        return message

    # -- running the copy ---------------------------------------------------------------------------------

    def run(self, message: Message) -> Any:
        """Lay the files, run the cells, say what is there."""
        stage = Stage(message["wanted"], message["output"])
        shell = dress(stage.names, frozenset(message["files"]), self.folder)
        stand_in(stage.order)
        if any(name.endswith(".py") for name in message["files"]) and self.folder not in sys.path:
            sys.path.append(self.folder)  # a module given with the notebook
        self.worlds[message["world"]] = World(stage, message["files"], shell)
        self._enter(message["world"])
        catch_interrupts(stage)
        self.clock.wind()
        seed_everything(message["seed"])
        seed_entropy(message["seed"])
        self._supply(message)
        self.loud = message["loud"]
        skip = self._skipper(message)
        for source in message["prelude"]:
            stage.run_cell(0, source, lambda statement: False)
        stage.faults.clear()
        for number, source in message["cells"]:
            if self._begins(number, source, message):
                stage.run_cell(number, source, skip)
        in_prose = self._read_prose(message)
        stage.settle()
        stage.remember()
        return wire.plain(self._summary(in_prose))

    @property
    def stage(self) -> Stage:
        """The stage of the world that is entered."""
        return self.worlds[self.here].stage

    def _enter(self, number: int) -> None:
        """Lay the world's files in the work folder; a copy has several worlds, one at a time."""
        if number == self.here:
            return
        world = self.worlds[number]
        os.chdir(self.folder)
        for name, data in world.files.items():
            with FileIO(name, "w") as file:
                file.write(data)
        sys.modules["__main__"] = world.stage.module
        builtins.get_ipython = world.shell  # type: ignore[attr-defined]
        self.here = number

    def _supply(self, message: Message) -> None:
        # A new value each time: a copy that changes it changes its own.
        for name, value in message["values"].items():
            self.stage.supply(name, partial(wire.loads, wire.dumps(value)))
        for name in message["callbacks"]:
            self.stage.supply(
                name, partial(callback, name, name in message["steady"], self._ask, self.stage.keep)
            )

    def _skipper(self, message: Message) -> Callable[[cells_.Statement], bool]:
        skipped = {tuple(place) for place in message["skip"]}
        until = tuple(message["until"] or ())
        only_definitions, no_shows = message["only_definitions"], message["no_shows"]

        def skip(statement: cells_.Statement) -> bool:
            if until and (statement.cell, statement.rank) >= until:
                return True
            if (statement.cell, statement.rank) in skipped or (only_definitions and not statement.defines):
                return True
            if statement.shows(self.stage.wanted) and (no_shows or self.stage.interruptions >= PATIENCE):
                return True
            if statement.harmless and not self.loud:
                return False
            if self.loud or not self.present.holds(statement.imported, self.stage.names):
                self._tell({"at": [statement.cell, statement.rank]})
            catch_interrupts(self.stage)
            return False

        return skip

    def _begins(self, cell: int, source: str, message: Message) -> bool:
        """Say that a cell is going to be read, unless reading it has ended a worker before.

        A short one without magics is too simple to end anything; one that was read for another world is not read again.
        """
        if [cell, WHOLE] in message["skip"]:
            return False
        hard = len(source) > SHORT or cells_.MAGIC.search(source)
        if self.loud or (hard and source not in self.read):
            self.read.add(source)
            self._tell({"at": [cell, WHOLE]})
        return True

    def _read_prose(self, message: Message) -> list[str]:
        """Functions that stand only in Markdown or raw cells count too."""
        found = []
        for number, text in message["prose"]:
            absent = [name for name in self.stage.order if name not in self.stage.written]
            for source in cells_.definitions_in_prose(text, absent):
                if self._begins(number, source, message):
                    self.stage.run_cell(number, source, lambda statement: False)
            found += [name for name in absent if name in self.stage.written]
        return found

    def _summary(self, in_prose: list[str]) -> Message:
        stage = self.stage
        names = list(stage.names.items())  # all at once: a thread of the copy may still add some
        functions = [name for name, value in names if type(name) is str and callable(value)]
        return {
            "written": sorted(stage.written),
            "others": [name for name in functions if not name.startswith("_")][:400],
            "faults": stage.faults,
            "in_prose": in_prose,
        }

    # -- answering ----------------------------------------------------------------------------------------

    def call(self, message: Message) -> Any:
        """Play a batch of calls; it stops at the first one that is interrupted."""
        try:
            function = self.stage.target(message["name"], message["handle"])
        except (LookupError, AttributeError):
            return [{"status": "missing"}]
        seed_everything(message["seed"])
        seed_entropy(message["seed"])
        catch_interrupts(self.stage)
        outcomes = []
        batch, scripts = _arguments(message), self._scripts(message["stdin"])
        for played in self.stage.play(function, batch, scripts, message["watch_arguments"]):
            outcomes.append(self._outcome(played, message))
            if "ortools" in sys.modules:
                catch_interrupts(self.stage)
            if played.status == "timeout" or (
                type(outcomes[-1]) is dict and outcomes[-1]["status"] == "refused"
            ):
                break
        if all(type(outcome) is list and len(outcome) == 1 for outcome in outcomes):
            return {"values": [value for (value,) in outcomes]}
        return outcomes

    def _outcome(self, played: Played, message: Message) -> Message | list[Any]:
        """All there is to say of a call; most often only its value, alone in a list."""
        plainly = played.status == "returned" and not (played.printed or played.changed)
        if plainly and message["stdin"] is None:
            with suppress(wire.TooLarge, MemoryError):
                value = [self._plain(played.value)]
                return value if not message["keep_arguments"] else [*value, self._plain(played.arguments)]
        ready: Message = {"status": played.status}
        try:
            if played.status == "returned":
                ready["value"] = self._plain(played.value)
            if message["keep_arguments"]:
                ready["arguments"] = self._plain(played.arguments)
        except (wire.TooLarge, MemoryError):
            ready["status"] = "refused"
        if played.error:
            ready["error"] = wire.plain(played.error)
        if message["stdin"] is not None:
            ready["prompts"], ready["unused"] = (
                wire.plain(played.script.prompts),
                wire.plain(played.script.lines),
            )
        if played.changed:
            ready["changed"] = list(played.changed)
        if played.printed:
            ready["printed"] = wire.plain(played.printed)
        return ready

    def _plain(self, value: Any) -> Any:
        return wire.plain(value, self.stage.keep)

    def _scripts(self, stdin: Any) -> Callable[[], Script]:
        """Gives the script of each call: written beforehand, asked for line by line, or empty."""
        if stdin is None:
            return Script
        if stdin == "ask":
            ask: Callable[[str], Any] = lambda new: self._ask({"input": wire.plain(new[-20_000:])})  # noqa: E731
            return lambda: Script(ask=lambda new: ask(new).get("line"))
        scripts = iter(stdin)
        return lambda: Script(lines=next(scripts))

    def value(self, message: Message) -> Any:
        """A variable of the copy."""
        if message["name"] not in self.stage.names:
            return {"status": "missing"}
        return {"status": "returned", "value": self._plain(self.stage.names[message["name"]])}

    def prop(self, message: Message) -> Any:
        """An object that a test brings along; what it uses of the copy may fail."""
        seed_everything(message["seed"])
        catch_interrupts(self.stage)
        played = self.stage.play_prop(message["source"], message["expression"])
        return self._outcome(played, {"stdin": None, "keep_arguments": False})

    # -- asking the host ----------------------------------------------------------------------------------

    def _ask(self, question: Message) -> Message:
        """The host's answer to a question that is ready to be packed."""
        armed, self.stage.armed = self.stage.armed, False
        try:
            self.channel.send(wire.pack({"id": self.number, **question}))
            return self._receive()
        finally:
            self.stage.armed = armed

    def _tell(self, news: Message) -> None:
        self.channel.send(wire.pack(news))


def _arguments(message: Message) -> Iterable[Any]:
    """The arguments of each call; new ones each time that the batch is played."""
    once: Iterable[Any] = wire.loads(message["batch"])
    if message["times"] == 1:
        return once
    batch = pickle.dumps(once)
    return (args for _time in range(message["times"]) for args in pickle.loads(batch))
