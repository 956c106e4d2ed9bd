"""The examples of a subject: the calls of its questions that every student can read."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from grader.assignment import Assignment
from grader.subject import read_subject

_WORD = re.compile(r"\w\w+|\d")
_SPAN = re.compile(r"`([^`\n]{3,200})`")


@dataclass(frozen=True)
class Examples:
    """For each question, the arguments of the calls that its subject shows; `text` is all of the subject."""

    text: str = ""
    calls: Mapping[str, tuple[tuple[Any, ...], ...]] = field(default_factory=dict)

    @cached_property
    def cells(self) -> frozenset[str]:
        """The cells that students are given, as they stand."""
        return frozenset(block.strip() for block in self.text.split("\0"))

    @cached_property
    def subject_words(self) -> frozenset[str]:
        """All the words of the subject."""
        return frozenset(_WORD.findall(self.text))

    @cached_property
    def words(self) -> frozenset[str]:
        """The words of the telling calls."""
        return frozenset(_WORD.findall(" ".join(repr(self.telling(name)) for name in self.calls)))

    def telling(self, name: str) -> tuple[tuple[Any, ...], ...]:
        """The calls that a right answer has no reason to name: not `f(0)` nor `f([])`, where a recursion may end."""
        return tuple(args for args in self.calls.get(name, ()) if any(map(is_telling, args)))


def read_examples(assignment: Assignment) -> Examples:
    """The calls with literal arguments in the code and in the prose of the subject."""
    blocks = read_subject(assignment)
    names = {question.name for question in assignment.questions}
    sources = [
        source for block in blocks for source in ([block.text] if block.is_code else _spans(block.text))
    ]
    found: dict[str, dict[str, tuple[Any, ...]]] = {}
    for source in sources:
        for name, args in _calls(source):
            if name in names:
                found.setdefault(name, {})[repr(args)] = args
    return Examples(
        "\0".join(block.text for block in blocks),
        {name: tuple(calls.values()) for name, calls in found.items()},
    )


def is_telling(value: Any) -> bool:
    """Whether this value, met in an answer, says where it comes from."""
    if isinstance(value, (int, float)):
        return abs(value) > 2
    return len(value) > 1 if isinstance(value, str) else bool(value)


def _spans(prose: str) -> Iterator[str]:
    """What is written as code in a sentence."""
    return (span for span in _SPAN.findall(prose) if "(" in span)


def _calls(source: str) -> Iterator[tuple[str, tuple[Any, ...]]]:
    try:
        tree = ast.parse(source)
    except (SyntaxError, ValueError):
        return
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and not node.keywords:
            try:
                yield node.func.id, tuple(map(ast.literal_eval, node.args))
            except (ValueError, TypeError):  # a list as a key
                continue
