"""The prelude: what the subject gives (imports, given functions, the word list), run before each copy's own cells."""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterator

from grader.assignment import Assignment
from grader.subject import read_subject

def prelude(assignment: Assignment) -> tuple[str, ...]:
    """The given code, so that a copy whose given cells were deleted runs like any other."""
    return tuple(_given(assignment))


def _given(assignment: Assignment) -> Iterator[str]:
    reference = assignment.reference.read_text(encoding="utf-8")
    sources = {name: ast.unparse(node) for node in ast.parse(reference).body for name in _defined(node)}
    for block in read_subject(assignment):
        if block.role == "given":
            yield "\n\n".join(sources[name] for name in block.names)
        elif block.role == "code":
            body = ast.parse(block.text).body
            if given := [node for node in body if _gives(node, assignment.given)]:
                yield "\n".join(ast.unparse(node) for node in given)


def _defined(node: ast.stmt) -> set[str]:
    if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
        return {node.name}
    if isinstance(node, ast.Assign):
        return {target.id for target in node.targets if isinstance(target, ast.Name)}
    return set()


def _gives(node: ast.stmt, given: Collection[str]) -> bool:
    """An import, or a variable made by a given function: `mots = charger_mots()`."""
    if isinstance(node, (ast.Import, ast.ImportFrom)):
        return True
    value = node.value if isinstance(node, ast.Assign) else None
    return isinstance(value, ast.Call) and isinstance(value.func, ast.Name) and value.func.id in given
