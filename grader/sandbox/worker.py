"""The worker: runs one copy's cells, then answers the host's requests until it is killed."""

from __future__ import annotations

import builtins
import random
import socket
import sys
from collections.abc import Callable
from functools import partial
from typing import Any

from . import cells as cells_
from . import wire
from .stage import Interrupted, Script, Stage, catch_interrupts, seed_everything
from .surroundings import dress

REQUEST_BYTES = 64 << 20  # what the host, whom we trust, may send at once
Message = dict[str, Any]


class Worker:
    """One copy on its stage, at the end of a wire."""

    def __init__(self, sock: socket.socket) -> None:
        self.channel = wire.Channel(sock)
        self.stage = Stage(())
        self.number = 0
        self.dice = random.Random()

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
        for name, data in message["files"].items():
            with open(name, "wb") as file:
                file.write(data)
        self.stage = stage = Stage(message["wanted"], message["output"])
        sys.modules["__main__"] = stage.module
        catch_interrupts(stage)
        dress(stage.names, frozenset(message["files"]))
        seed_everything(message["seed"])
        self._supply(message)
        skip = self._skipper(message)
        for source in message["prelude"]:
            stage.run_cell(0, source, lambda statement: False)
        stage.faults.clear()
        for number, source in message["cells"]:
            stage.run_cell(number, source, skip)
        in_prose = self._read_prose(message["prose"])
        stage.settle()
        return wire.plain(self._summary(in_prose))

    def _supply(self, message: Message) -> None:
        for name, value in message["values"].items():
            self.stage.supply(name, partial(_fresh, wire.dumps(value)))
        for name in message["callbacks"]:
            self.stage.supply(name, partial(self._callback, name))

    def _skipper(self, message: Message) -> Callable[[cells_.Statement], bool]:
        skipped = {tuple(place) for place in message["skip"]}
        only_definitions = message["only_definitions"]

        def skip(statement: cells_.Statement) -> bool:
            if (statement.cell, statement.rank) in skipped or (only_definitions and not statement.defines):
                return True
            self._tell({"at": [statement.cell, statement.rank]})
            catch_interrupts(self.stage)
            return False

        return skip

    def _read_prose(self, prose: list[list[Any]]) -> list[str]:
        """Functions that stand only in Markdown or raw cells count too."""
        found = []
        for number, text in prose:
            absent = [name for name in self.stage.order if name not in self.stage.written]
            for source in cells_.definitions_in_prose(text, absent):
                self.stage.run_cell(number, source, lambda statement: False)
            found += [name for name in absent if name in self.stage.written]
        return found

    def _summary(self, in_prose: list[str]) -> Message:
        stage = self.stage
        functions = [name for name, value in stage.names.items() if type(name) is str and callable(value)]
        return {
            "written": sorted(stage.written),
            "functions": sorted(stage.functions),
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
        outcomes = []
        for args in message["batch"]:
            catch_interrupts(self.stage)
            outcomes.append(self._play(function, args, message))
            if outcomes[-1]["status"] == "timeout":
                break
        return outcomes

    def _play(self, function: Any, args: list[Any], message: Message) -> Message:
        script = self._script(message["stdin"])
        made = self.stage.call(function, args, script)
        ready: Message = {"status": made["status"]}
        try:
            if "value" in made:
                ready["value"] = self._plain(made["value"])
            if message["keep_arguments"]:
                ready["arguments"] = self._plain(made["arguments"])
        except (wire.TooLarge, MemoryError):
            ready["status"] = "refused"
        if "error" in made:
            ready["error"] = wire.plain(made["error"])
        if message["stdin"] is not None:
            ready["prompts"], ready["unused"] = wire.plain(script.prompts), wire.plain(script.lines)
        if made["printed"]:
            ready["printed"] = wire.plain(made["printed"])
        return ready

    def _plain(self, value: Any) -> Any:
        return wire.plain(value, self.stage.keep)

    def _script(self, stdin: Any) -> Script:
        if stdin == "ask":
            return Script(ask=lambda new: self._ask({"id": self.number, "input": new[-20_000:]}).get("line"))
        return Script(lines=list(stdin or ()))

    def value(self, message: Message) -> Any:
        """A variable of the copy."""
        if message["name"] not in self.stage.names:
            return {"status": "missing"}
        return {"status": "returned", "value": self._plain(self.stage.names[message["name"]])}

    def prop(self, message: Message) -> Any:
        """An object that a test brings along."""
        return {"status": "returned", "value": self._plain(self.stage.play_prop(message["source"], message["expression"]))}

    # -- asking the host ----------------------------------------------------------------------------------

    def _callback(self, name: str) -> Callable[..., Any]:
        def function(*args: Any, **kwargs: Any) -> Any:
            question = {"id": self.number, "callback": name, "args": list(args), "kwargs": kwargs}
            answer = self._ask(question)
            if "error" in answer:
                raise getattr(builtins, answer["error"], ValueError)(f"{name} refuse ces arguments")
            return answer["value"]

        function.__name__ = name
        return function

    def _ask(self, question: Message) -> Message:
        armed, self.stage.armed = self.stage.armed, False
        try:
            self.channel.send(wire.dumps(question, self.stage.keep))
            return self._receive()
        finally:
            self.stage.armed = armed

    def _tell(self, news: Message) -> None:
        self.channel.send(wire.pack(news))


def _fresh(data: bytes) -> Any:
    """A value of the host's, new each time, so that a copy that changes it changes only its own."""
    return wire.loads(data)
