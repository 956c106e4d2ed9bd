"""Fragments: the statements of a program as trees in which a new name or another layout makes no difference."""

from __future__ import annotations

import ast
import builtins
import hashlib
import warnings
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass

from grader.sandbox.cells import statements

SMALLEST = 12  # nodes of a statement that says something
LONGEST = 200_000  # characters of a cell that is read
DEEPEST = 200  # nested statements
BUILTINS = frozenset(dir(builtins))


@dataclass(frozen=True)
class Fragment:
    """A statement: where it stands, how many nodes it has, the digest of its form, the statements in it."""

    cell: int
    line: int
    end: int
    size: int
    digest: str
    parts: tuple[Fragment, ...] = ()

    def walk(self) -> Iterator[Fragment]:
        """This statement and all those in it."""
        waiting = [self]
        while waiting:
            one = waiting.pop()
            yield one
            waiting += reversed(one.parts)


def fragments(cells: Iterable[tuple[int, str]], kept: Collection[str]) -> tuple[Fragment, ...]:
    """The top-level statements of these cells, texts and imports left out; `kept` names count, others are only places."""
    found = []
    for cell, source in cells:
        if len(source) > LONGEST:
            continue
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            trees = [statement.tree for statement in statements(cell, source)]
        found += [part for tree in trees if tree for part in _fragment(tree, cell, frozenset(kept), 0)]
    return tuple(found)


def _fragment(tree: ast.stmt, cell: int, kept: frozenset[str], depth: int) -> Iterator[Fragment]:
    if isinstance(tree, (ast.Import, ast.ImportFrom, ast.Pass)) or _is_text(tree) or depth > DEEPEST:
        return
    parts = tuple(
        part for inner in _inner(tree) for part in _fragment(inner, cell, kept, depth + 1)
    )  # fmt: skip
    try:
        form, size = _Form(kept).of(tree)
    except RecursionError:
        return
    digest = hashlib.sha256(form.encode("utf-8", "surrogatepass")).hexdigest()[:20]
    yield Fragment(cell, tree.lineno, tree.end_lineno or tree.lineno, size, digest, parts)


def _is_text(tree: ast.stmt) -> bool:
    return isinstance(tree, ast.Expr) and isinstance(tree.value, ast.Constant)


def _inner(tree: ast.stmt) -> Iterator[ast.stmt]:
    """The statements right under this one."""
    for field in ("body", "handlers", "orelse", "finalbody", "cases"):
        for node in getattr(tree, field, ()):
            if isinstance(node, ast.stmt):
                yield node
            else:  # an `except`, a `case`
                yield from getattr(node, "body", ())


class _Form:
    """Writes a tree as a text; names are numbered in order of appearance, but for those that are kept."""

    def __init__(self, kept: frozenset[str]) -> None:
        self.kept = kept
        self.numbers: dict[str, int] = {}
        self.size = 0

    def of(self, tree: ast.stmt) -> tuple[str, int]:
        """The text, and the number of nodes."""
        return self._node(tree), self.size

    def _node(self, node: ast.AST) -> str:
        self.size += 1
        if isinstance(node, ast.Name):
            return self._name(node.id)
        if isinstance(node, ast.arg):
            return self._name(node.arg)
        if isinstance(node, ast.Constant):
            return f"{type(node.value).__name__}:{node.value!r}"
        parts = [type(node).__name__]
        for field, value in ast.iter_fields(node):
            if field in ("ctx", "annotation", "returns", "type_comment", "kind", "type_params"):
                continue
            if field == "name" and isinstance(value, str):
                parts.append(self._name(value))
            elif field == "body" and isinstance(value, list):
                parts.append(self._value([one for one in value if not _is_text(one)]))
            else:
                parts.append(self._value(value))
        return f"({' '.join(parts)})"

    def _value(self, value: object) -> str:
        if isinstance(value, ast.AST):
            return self._node(value)
        if isinstance(value, list):
            return f"[{' '.join(map(self._value, value))}]"
        return repr(value)

    def _name(self, name: str) -> str:
        if name in self.kept or name in BUILTINS:
            return name
        return f"${self.numbers.setdefault(name, len(self.numbers))}"
