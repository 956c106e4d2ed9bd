"""Edits: a place of a syntax tree, and the nodes that can be put there instead."""

from __future__ import annotations

import ast
import copy
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

N = TypeVar("N", bound=ast.AST)


@dataclass(frozen=True)
class Place:
    """Where a node hangs in the tree, so that another can be put there for a moment."""

    parent: ast.AST
    field: str
    index: int | None
    node: ast.AST

    def put(self, node: ast.AST) -> None:
        """Hang `node` here."""
        if self.index is None:
            setattr(self.parent, self.field, node)
        else:
            getattr(self.parent, self.field)[self.index] = node


@dataclass(frozen=True)
class Edit:
    """One change: its name within its site, and the node that takes the place."""

    change: str
    new: ast.AST


@dataclass(frozen=True)
class Site:
    """Something of one kind that can be changed, and each way to change it by one step."""

    kind: str
    edits: tuple[Edit, ...]


def altered(node: N, **fields: Any) -> N:
    """The same node with other fields; the original is left as it is."""
    new = copy.copy(node)
    for name, value in fields.items():
        setattr(new, name, value)
    return new


def replaced(items: Sequence[Any], index: int, *new: Any) -> list[Any]:
    """The same list with `new` (nothing, to drop it) instead of one item."""
    return [*items[:index], *new, *items[index + 1 :]]


def called(node: ast.AST, *names: str) -> bool:
    """Whether the node calls one of these functions by its bare name."""
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in names


def function_name(call: ast.Call) -> str:
    """The last word of what is called: `randrange` for `random.randrange(n)`."""
    if isinstance(call.func, ast.Attribute):
        return call.func.attr
    return call.func.id if isinstance(call.func, ast.Name) else ""


def literal(value: int | float) -> ast.expr:
    """A number as it is parsed: -1 is a minus before 1, or `-1 ** 2` would be read wrongly."""
    return ast.UnaryOp(ast.USub(), ast.Constant(-value)) if value < 0 else ast.Constant(value)
