"""What a page needs to know of an assignment: its title and, for each question, what may be shown."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from decimal import Decimal
from pathlib import Path
from typing import Protocol

_SIGNATURE = re.compile(r"^def\s+(\w+)\s*\(([^)]*)\)", re.MULTILINE)


class Question(Protocol):
    """One question, as its teacher described it."""

    @property
    def name(self) -> str: ...
    @property
    def theme(self) -> str | None: ...
    @property
    def picture(self) -> str | None: ...
    @property
    def reveal(self) -> str: ...


class Assignment(Protocol):
    """The assignment that a copy answers."""

    @property
    def title(self) -> str: ...
    @property
    def questions(self) -> Sequence[Question]: ...


@dataclass(frozen=True)
class Unknown:
    """A question that the assignment no longer has: nothing of it is shown but its name."""

    name: str
    theme: str | None = None
    picture: str | None = None
    reveal: str = "nothing"


def out_of(assignment: Assignment) -> Decimal:
    """The highest mark: 20 unless the assignment has another scale."""
    scale = getattr(assignment, "scale", None)
    return Decimal(getattr(scale, "out_of", 20))


def headings(assignment: Assignment) -> dict[str, str]:
    """How each question is written in a title: `reponse(mot, proposition)`, or `mots5` for a variable."""
    known = _signatures(getattr(assignment, "subject", None))
    return {question.name: known.get(question.name, _bare(question)) for question in assignment.questions}


def _bare(question: Question) -> str:
    return f"{question.name}(…)" if getattr(question, "kind", "variable") == "function" else question.name


def _signatures(subject: object) -> dict[str, str]:
    """The first line of every function of the subject; none when there is no subject to read."""
    if not isinstance(subject, Path) or not subject.is_file():
        return {}
    found = _SIGNATURE.findall(subject.read_text(encoding="utf-8", errors="replace"))
    return {name: f"{name}({' '.join(arguments.split())})" for name, arguments in found}
