"""Guessing: blind answers to a question, which must earn nothing: constants, the input itself, the usual reply, chance."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from grader.equality import canonical, unarrayed
from grader.judgement import Judgement
from grader.messages import N_
from grader.witness import Call, written

CONSTANTS = ("True", "False", "0", "1", "''", "[]", "{}")
LONGEST = 2000  # characters of a value that a guesser would write down
REPLIES = 20  # that chance chooses from


@dataclass(frozen=True)
class Guess:
    """A blind answer: what it is, in words, and its source."""

    name: str
    source: str


def guesses(name: str, reference: ast.stmt | None, judgement: Judgement) -> Iterator[Guess]:
    """The blind answers to a question; `judgement`, of the correction, shows which replies are usual."""
    replies = _replies(name, judgement)
    expressions = {
        **{constant: constant for constant in CONSTANTS},
        **dict(_echoes(reference)),
        **dict(_usual(replies)),
    }
    if isinstance(reference, ast.ClassDef):
        for label, expression in expressions.items():
            yield Guess(label, _class(reference, expression))
    elif isinstance(reference, ast.FunctionDef):
        for label, expression in expressions.items():
            yield Guess(label, _function(name, expression))
    else:
        for constant in CONSTANTS:
            yield Guess(constant, f"{name} = {constant}")


def _echoes(reference: ast.stmt | None) -> Iterable[tuple[str, str]]:
    count = len(reference.args.args) if isinstance(reference, ast.FunctionDef) else 0
    return ((f"argument {rank + 1}", f"arguments[{rank}]") for rank in range(count))


def _replies(name: str, judgement: Judgement) -> Counter[str]:
    """What the correction replied, as Python text, and how often; what it was asked of a method counts too."""
    calls: Iterable[Call] = (call for one in judgement.sentences for call in one.witness.calls)
    values = (unarrayed(call.outcome.value) for call in calls if call.name == name or call.on)
    return Counter(text for value in values if (text := written(value)) and _is_literal(text, value))


def _is_literal(text: str, value: Any) -> bool:
    try:
        return len(text) <= LONGEST and canonical(ast.literal_eval(text)) == canonical(value)
    except (ValueError, SyntaxError, MemoryError, RecursionError):
        return False


def _usual(replies: Mapping[str, int]) -> Iterator[tuple[str, str]]:
    if not replies:
        return
    ranked = sorted(replies, key=lambda reply: (-replies[reply], reply))
    yield N_("the most frequent reply"), ranked[0]
    yield N_("a reply at random"), f"__import__('random').choice([{', '.join(ranked[:REPLIES])}])"


def _function(name: str, expression: str) -> str:
    return f"def {name}(*arguments):\n    return {expression}\n"


def _class(reference: ast.ClassDef, expression: str) -> str:
    """The class with its own `__init__`, whose methods all reply the same."""
    body: list[ast.stmt] = []
    for node in reference.body:
        if not isinstance(node, ast.FunctionDef) or node.name.startswith("__"):
            body.append(node)
        elif not node.decorator_list:
            body += ast.parse(f"def {node.name}(self, *arguments):\n    return {expression}").body
    blind = ast.ClassDef(
        reference.name, reference.bases, reference.keywords, body or [ast.Pass()], reference.decorator_list
    )
    return ast.unparse(ast.fix_missing_locations(blind))
