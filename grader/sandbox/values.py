"""The values that a copy gives as answers, as the statements that make them leave them, whatever later examples do."""

from __future__ import annotations

import ast
import operator
import types
from collections.abc import Collection
from contextlib import suppress
from typing import Any

from .cells import Statement, names_in
from .keepsake import CONTAINERS, Kept, content_of, restore, size_of

CHANGING = frozenset(
    {"append", "extend", "insert", "remove", "pop", "clear", "sort", "reverse", "fill", "resize"}
    | {"add", "discard", "update", "setdefault", "popitem", "popleft", "appendleft"}
)
STEPS = 200  # functions that are looked into, for one statement


class Values:
    """The wanted names that are not functions, each with what it held when it was last made."""

    def __init__(self, wanted: frozenset[str], names: dict[str, Any]) -> None:
        self.wanted = wanted
        self.names = names
        self.made: dict[str, Kept] = {}
        self.seen: dict[str, tuple[Any, int]] = {}
        self.supplied: set[str] = set()

    def after(self, statement: Statement, rebound: Collection[str], future: int) -> None:
        """Keep the values that this statement makes; those that it only lets a function spoil stay as they were."""
        used = statement.names(future)
        for name in {*self.made, *rebound} - self.supplied:
            value = self.names.get(name)
            if callable(value):
                self.made.pop(name, None)
            elif self._concerns(used, name, value) and self._makes(statement, used, name):
                self.keep(name)
            self.seen[name] = value, _size(value)

    def supply(self, name: str) -> None:
        """Keep what comes from elsewhere, whatever the copy makes of it."""
        self.supplied.add(name)
        self.keep(name)

    def keep(self, name: str) -> None:
        """Keep what this name holds now."""
        value = self.names.get(name)
        self.made[name] = Kept(value, content_of(value) if type(value) in CONTAINERS else None)

    def put_back(self) -> None:
        """Give each name the value that it was made."""
        for name, (value, content) in self.made.items():
            if content is not None:
                with suppress(Exception):
                    restore(value, content)
            self.names[name] = value

    def _concerns(self, used: frozenset[str], name: str, value: Any) -> bool:
        """Whether the statement has changed it; a change that keeps the size is looked for where the name stands."""
        known, (before, size) = self.made.get(name), self.seen.get(name, (None, 0))
        if known is None or value is not before or _size(value) != size:
            return True
        return name in used and size == _size(known.content) and not _same(value, known.content)

    def _makes(self, statement: Statement, used: frozenset[str], name: str) -> bool:
        """Whether it makes the value rather than tries functions of the questions, one of which spoils it."""
        if name not in self.made or name in statement.bound:
            return True
        helpers = [one for one in used - self.wanted if self._is_function(one)]
        if name in used and helpers:
            return True
        reached = {*used, *self._reached(helpers)}
        if name in reached - used or not any(callable(self.names.get(one)) for one in reached & self.wanted):
            return True
        return name in used and _changes(statement.tree, name)

    def _is_function(self, name: str) -> bool:
        return type(self.names.get(name)) is types.FunctionType

    def _reached(self, helpers: list[str]) -> set[str]:
        """The names that the copy's own helpers use, and those that these use in turn."""
        reached: set[str] = set()
        waiting = list(helpers)
        for _step in range(STEPS):
            if not waiting:
                break
            used = set(names_in(self.names[waiting.pop()].__code__)) - reached
            reached |= used
            waiting += [name for name in used - self.wanted if self._is_function(name)]
        return reached


def _size(value: Any) -> int:
    return size_of(value) if type(value) in CONTAINERS else 0


def _same(value: Any, content: Any) -> bool:
    """Whether a list holds the very same objects; of another container, no one knows."""
    return type(value) is list and all(map(operator.is_, value, content))


def _changes(tree: ast.stmt | None, name: str) -> bool:
    """Whether the statement itself changes it: `mots5.append(m)`, `mots5[0] = m`, `del mots5[0]`."""
    nodes = ast.walk(tree) if tree else ()
    return any(
        (isinstance(node, ast.Attribute) and node.attr in CHANGING)
        or (isinstance(node, ast.Subscript) and not isinstance(node.ctx, ast.Load))
        for node in nodes
        if isinstance(getattr(node, "value", None), ast.Name) and node.value.id == name  # type: ignore[attr-defined]
    )
