"""Archives named on the command line: each stands for the copies in it, which are read when their turn comes."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from contextlib import ExitStack
from pathlib import Path

from grader.archive import Unpacking, entries
from grader.intake import Content
from grader.messages import about, refusal
from grader.plan import UNPACKED, Task

Tell = Callable[[str], None]


def is_bundle(path: Path) -> bool:
    """Whether this is meant as an archive of copies; what it really holds is seen when it is opened."""
    return path.name.lower().endswith(".zip") and path.is_file()


def copies_in(archive: Path, ignore: Collection[str], opened: ExitStack, tell: Tell) -> list[Task]:
    """The copies in an archive, of nobody yet; one that is refused is among them, as unreadable, and the teacher is told."""
    refused: list[Task] = []

    def refuse(where: str, reason: str) -> None:
        refused.append(Task(Path(where), "", Content(fault=UNPACKED)))
        tell(about(where, reason))

    found = list(_entries(archive, ignore, Unpacking(refuse, opened)))
    return sorted([*found, *refused], key=lambda task: task.path.parts)


def _entries(archive: Path, ignore: Collection[str], desk: Unpacking) -> Iterator[Task]:
    try:
        file = desk.opened.enter_context(open(archive, "rb"))  # noqa: SIM115
    except OSError as error:
        desk.refuse(str(archive), refusal(error))
        return
    for entry in entries(file, (str(archive),), desk):
        if entry.name not in ignore:
            yield Task(Path(*entry.path), "", reader=entry.read)
