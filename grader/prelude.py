"""The prelude: what the subject gives (imports, given functions, the word list), run before each copy's own cells."""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterable, Iterator, Sequence

from grader.assignment import Assignment
from grader.errors import AssignmentError
from grader.sandbox.cells import parses
from grader.source import Source, not_defined, read_source
from grader.subject import block_source, read_subject


def prelude(assignment: Assignment) -> tuple[str, ...]:
    """The given code, so that a copy whose given cells were deleted runs like any other."""
    return tuple(_given(assignment))


def _given(assignment: Assignment) -> Iterator[str]:
    correction = read_source(assignment.reference)
    for block in read_subject(assignment):
        nodes = [
            node
            for name in block.names
            if block.role == "given"
            for node in _defining(name, correction, assignment)
        ]
        if block.role in ("given", "code"):
            nodes += [
                node for node in block_source(block, assignment).tree.body if _gives(node, assignment.given)
            ]
        if nodes:
            yield "\n\n".join(map(ast.unparse, nodes))


def _defining(name: str, correction: Source, assignment: Assignment) -> list[ast.stmt]:
    """The correction's definition of a given name, after what it uses."""
    found = correction.find(name)
    if found is None:
        raise AssignmentError(not_defined(name, correction))
    known = {*assignment.given, *(question.name for question in assignment.questions)}
    return [one.node for one in (*correction.needed_by(found, frozenset(known)), found)]


def _gives(node: ast.stmt, given: Collection[str]) -> bool:
    """An import, or a variable made by a given function: `mots = charger_mots()`."""
    if isinstance(node, (ast.Import, ast.ImportFrom)):
        return True
    value = node.value if isinstance(node, ast.Assign) else None
    return isinstance(value, ast.Call) and isinstance(value.func, ast.Name) and value.func.id in given


def begins_with(sources: Iterable[str], given: Sequence[str]) -> bool:
    """Whether a copy still begins with the code that was given, which need not be run before it, then."""
    wanted = [line for source in given for line in lines_of_code(source)]
    found: list[str] = []
    for source in sources:
        if len(found) >= len(wanted):
            break
        if not parses(source):
            return False
        found += lines_of_code(source)
    return found[: len(wanted)] == wanted


def lines_of_code(source: str) -> list[str]:
    """The lines that are neither blank nor a comment; in a text, those that look like one are none either."""
    return [line for line in source.splitlines() if line.strip() and not line.lstrip().startswith("#")]
