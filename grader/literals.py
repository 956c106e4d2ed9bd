"""Literals: the value that a text writes; in an answer, where one is given, and what was compared on the way there."""

from __future__ import annotations

import ast
import re
import warnings
from collections.abc import Iterator, Sequence
from typing import Any

_DIGITS = re.compile(r"0[xob]\w{3000}", re.IGNORECASE)  # of a number that Python would not write in decimals
LONGEST = 500  # characters of a literal that is looked at
TABLES = (ast.Dict, ast.List, ast.Tuple)


def value_of(text: str) -> Any:
    """The value that this text writes; ValueError when it writes none, and no other error, whatever a copy wrote."""
    try:
        with (
            warnings.catch_warnings()
        ):  # a warning about it would put its characters on the teacher's terminal
            warnings.simplefilter("ignore")
            value = ast.literal_eval(text)
    except (SyntaxError, TypeError, MemoryError, RecursionError) as error:
        raise ValueError(type(error).__name__) from None
    if len(text) > 3000 and _DIGITS.search(text):
        raise ValueError("a number too long to be written")
    return value


def tree_of(text: str) -> ast.expr | None:
    """The expression in this text; None when there is none."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            return ast.parse(text, mode="eval").body
    except (SyntaxError, ValueError, MemoryError, RecursionError):
        return None


def keys(table: ast.expr) -> Iterator[tuple[Any, int]]:
    """The keys of a dictionary, or the rows of a list of tuples, and their lines."""
    nodes = table.keys if isinstance(table, ast.Dict) else getattr(table, "elts", ())
    for node in nodes:
        known, value = literal(node)
        if node is not None and known and (isinstance(table, ast.Dict) or isinstance(value, (tuple, list))):
            yield value, node.lineno


def same(args: tuple[Any, ...], found: tuple[Any, ...]) -> bool:
    """Whether both are written alike: `1` is neither `True` nor `1.0`."""
    return repr(args) == written(found)


def written(value: Any) -> str:
    """Its `repr`; empty when Python does not write it."""
    try:
        return repr(value)
    except (ValueError, RecursionError):  # a number of more digits than Python writes
        return ""


def literal(node: ast.expr | ast.AST | None) -> tuple[bool, Any]:
    """Whether the node is a literal, and its value."""
    if not isinstance(node, (ast.Constant, ast.Tuple, ast.List, ast.UnaryOp, ast.Dict, ast.Set)):
        return False, None
    if node.end_lineno != node.lineno or (node.end_col_offset or 0) - node.col_offset > LONGEST:
        return False, None
    try:
        return True, ast.literal_eval(node)
    except (ValueError, TypeError, MemoryError, RecursionError):
        return False, None


def branches(function: ast.FunctionDef) -> Iterator[tuple[int, frozenset[str]]]:
    """Where the function gives a literal, with the literals that were compared on the way there."""
    waiting: list[tuple[Sequence[ast.stmt], frozenset[str]]] = [(function.body, frozenset())]
    while waiting:
        body, values = waiting.pop()
        for node in body:
            if isinstance(node, ast.If):
                inside = values | _compared(node.test)
                if _gives_literal(node.body):
                    yield node.lineno, inside
                waiting += [(node.body, inside), (node.orelse, values)]
            elif isinstance(node, ast.Match):
                for case in node.cases:
                    inside = values | _compared(case.pattern)
                    if _gives_literal(case.body):
                        yield case.pattern.lineno, inside
                    waiting.append((case.body, inside))
            elif isinstance(node, (ast.For, ast.While, ast.With, ast.Try)):
                waiting.append((node.body, values))
        for choice in _choices(body):
            if literal(choice.body)[0]:
                yield choice.lineno, values | _compared(choice.test)


def _choices(body: Sequence[ast.stmt]) -> Iterator[ast.IfExp]:
    """`x if ... else y`, among what is returned or kept here."""
    simple = (node for node in body if isinstance(node, (ast.Return, ast.Assign)))
    return (part for node in simple for part in ast.walk(node) if isinstance(part, ast.IfExp))


def _gives_literal(body: Sequence[ast.stmt]) -> bool:
    last = body[-1]
    return isinstance(last, (ast.Return, ast.Assign)) and literal(last.value)[0]


def _compared(test: ast.AST) -> frozenset[str]:
    """The literals in a condition or in a pattern, and what is in those that are sequences."""
    found: set[str] = set()
    for node in ast.walk(test):
        known, value = literal(node)
        if known:
            found.add(written(value))
    return frozenset(found)
