"""The documentation as its tests read it: pages, fenced blocks, and what a reader would write and type."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
LANGUAGES = ("fr", "en")
NAMES = sorted(page.stem for page in (DOCS / "fr").glob("*.md"))
PAGES = [
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "assignments/README.md")),
    *sorted(DOCS.glob("*/*.md")),
]

FENCE = re.compile(r"^(?P<fence>`{3,})(?P<language>\w*)\n(?P<body>.*?)^(?P=fence)$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"(?<!!)\[[^\]]+\]\(([^)\s]+)\)")
SPAN = re.compile(r"(?<!`)`([^`\n]+)`(?!`)")
NAMED = re.compile(
    r"`(?P<path>[\w/]+\.\w+)`"
)  # a paragraph that begins so says what file the block below it is


@dataclass(frozen=True)
class File:
    """A file that the page shows."""

    path: str
    content: str


@dataclass
class Command:
    """What is typed after a prompt, and the lines that it is said to answer."""

    line: str
    answer: list[str]


def page(language: str, name: str) -> Path:
    return DOCS / language / f"{name}.md"


def text(page: Path) -> str:
    return page.read_text(encoding="utf-8")


def prose(page: Path) -> str:
    """The page without its fenced blocks."""
    return FENCE.sub("", text(page))


def name(page: Path) -> str:
    return str(page.relative_to(ROOT))


def headings(page: Path) -> list[tuple[int, str]]:
    """The level and the title of each heading."""
    return [(len(signs), title) for signs, title in re.findall(r"^(#+) (.+)$", prose(page), re.MULTILINE)]


def script(page: Path) -> Iterator[File | Command]:
    """What somebody does who follows the page: the files and the commands, in order."""
    whole = text(page)
    for block in FENCE.finditer(whole):
        above = whole[: block.start()].rstrip("\n").rpartition("\n\n")[2]
        if block["language"] == "console":
            yield from commands(block["body"])
        elif named := NAMED.match(above):
            yield File(named["path"], block["body"])


def commands(block: str) -> list[Command]:
    """The commands of a console block."""
    found: list[Command] = []
    for line in block.splitlines():
        if line.startswith("$ "):
            found.append(Command(line[2:], []))
        else:
            found[-1].answer.append(line)
    return found
