"""The console of a copy: what it prints, up to a limit, and what `input()` answers."""

from __future__ import annotations

import io
import re
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

Ask = Callable[[str], "str | None"]
OUTPUT_CHARACTERS = 256 * 1024
COLOURS = re.compile(
    r"\x1b\[[0-9;?]*[A-Za-z]"
)  # and moves of the cursor: a screen obeys them, and shows none


@dataclass
class Script:
    """The answers to `input()`: lines written beforehand, or a function that is asked for each."""

    lines: list[str] = field(default_factory=list)
    ask: Ask | None = None
    starved: bool = False
    prompts: list[str] = field(default_factory=list)

    def next_line(self, new_text: str) -> str | None:
        """The next line, None when there is none left."""
        line = self.ask(new_text) if self.ask else (self.lines.pop(0) if self.lines else None)
        self.starved = self.starved or line is None
        return line


class Printed(io.StringIO):
    """What is printed, up to a limit; the rest is dropped."""

    def __init__(self, limit: int) -> None:
        super().__init__()
        self.limit = self.left = limit

    def write(self, text: str) -> int:
        """Keep what still fits."""
        kept = str(text)[: self.left]
        self.left -= len(kept)
        super().write(kept)
        return len(text)

    def isatty(self) -> bool:
        """Never a terminal."""
        return False


class Console:
    """Standard streams and `input()` while a copy's code runs."""

    def __init__(self, limit: int = OUTPUT_CHARACTERS) -> None:
        self.limit = limit
        self.begin(Script())
        self.keyboard = Keyboard(self)
        self.screen = Screen(self)

    def begin(self, script: Script) -> None:
        """Start afresh: nothing printed, this script."""
        self.script = script
        self.answered = 0
        self.printed: Printed | None = None

    def write(self, text: str) -> int:
        """Print."""
        if self.printed is None:
            self.printed = Printed(self.limit)
        return self.printed.write(text)

    def text(self) -> str:
        """All that was printed since the beginning, as it is read on a screen."""
        return uncoloured(self.printed.getvalue()) if self.printed is not None else ""

    @contextmanager
    def playing(self) -> Iterator[None]:
        """The standard streams are ours while the student's code runs."""
        streams = sys.stdin, sys.stdout, sys.stderr
        sys.stdin, sys.stdout, sys.stderr = self.keyboard, self.screen, self.screen
        self.begin(Script())
        try:
            yield
        finally:
            sys.stdin, sys.stdout, sys.stderr = streams

    def input(self, prompt: object = "") -> str:
        """What replaces `input()`: prints the prompt, answers from the script."""
        text = str(prompt)
        self.write(text)
        self.script.prompts.append(uncoloured(text)[:1000])
        return self.read()

    def read(self) -> str:
        """The next scripted line; EOFError when the script has run out."""
        everything = self.text()
        line = self.script.next_line(everything[self.answered :])
        if line is None:
            raise EOFError("plus de saisie")
        self.write("\n")
        self.answered = len(everything) + 1
        return line


def uncoloured(text: str) -> str:
    """The text without the codes that colour it."""
    return COLOURS.sub("", text) if "\x1b" in text else text


class Screen(io.TextIOBase):
    """`sys.stdout` and `sys.stderr`: whatever is written goes to the console's present text."""

    encoding = "utf-8"

    def __init__(self, console: Console) -> None:
        super().__init__()
        self.console = console

    def write(self, text: str) -> int:
        """Print."""
        return self.console.write(text)

    def writable(self) -> bool:
        """Always."""
        return True

    def isatty(self) -> bool:
        """Never a terminal."""
        return False


class Keyboard(io.TextIOBase):
    """`sys.stdin` for the few who read it themselves."""

    def __init__(self, console: Console) -> None:
        super().__init__()
        self.console = console

    def readline(self, size: int = -1, /) -> str:  # type: ignore[override]
        """The next scripted line, with its end."""
        try:
            return self.console.read() + "\n"
        except EOFError:
            return ""

    def read(self, size: int | None = -1, /) -> str:
        """All the lines that are left."""
        return "".join(iter(self.readline, ""))
