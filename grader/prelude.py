"""The prelude: what the subject gives (imports, given functions, the word list), run before each copy's own cells."""

from __future__ import annotations

import ast
import re
from collections.abc import Collection, Iterator

from grader.assignment import Assignment

FENCE = re.compile(r"^```python[^\n]*\n(.*?)^```", re.MULTILINE | re.DOTALL)


def prelude(assignment: Assignment) -> tuple[str, ...]:
    """The given code, so that a copy whose given cells were deleted runs like any other."""
    return tuple(_given(assignment))


def _given(assignment: Assignment) -> Iterator[str]:
    reference = assignment.reference.read_text(encoding="utf-8")
    sources = {name: ast.unparse(node) for node in ast.parse(reference).body for name in _defined(node)}
    asked = {question.name for question in assignment.questions}
    for block in FENCE.findall(assignment.subject.read_text(encoding="utf-8")):
        try:
            body = ast.parse(block).body
        except SyntaxError:
            continue
        names = {name for node in body for name in _defined(node)}
        if names & set(assignment.given):
            yield "\n\n".join(sources[name] for name in sorted(names) if name in sources)
        elif not names & asked and (given := [node for node in body if _gives(node, assignment.given)]):
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
