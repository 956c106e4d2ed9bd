"""The lines of the correction and of the hidden tests, looked for in what students get."""

from __future__ import annotations

import ast
import io
import json
import re
import tokenize
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from grader.assignment import Assignment
from grader.messages import _
from grader.source import Source, methods, read_source, says_nothing
from grader.subject import block_source, read_subject

# Lines too short or too common to tell an answer: any program on any subject is likely to hold them.
_SHORTEST = 8
_SHORTEST_COMMENT = 20
_SHORTEST_DATA = 40
_COMMON = re.compile(
    r"""return(\ [\w.]+)?                                                     # return True, return total
      | \w+\ =\ (-?[\w.]+|""|''|\[\]|\{\}|set\(\)|list\(\))                     # total = 0, mots = []
      | \w+\ [+*-]=\ \w+                                                      # total += 1
      | for\ [\w,\ ]+\ in\ ([\w.]+|range\([\w.]+\)|range\(len\([\w.]+\)\)):   # for i in range(n):
      | (if|elif|while)\ (not\ )?\w+:                                         # while not fini:
      | (else|try|finally|pass|break|continue):?
      | (import|from)\ .*
      | \W*
    """,
    re.VERBOSE,
)
_ONLY_DATA = re.compile(r"""(["'][^"']*["']|[\d.]+|True|False|None|[\[\](){},:\s-])*""")


@dataclass(frozen=True)
class Secret:
    """A line that students must not get, where it stands, and its text without spaces."""

    where: str
    line: str

    @property
    def squeezed(self) -> str:
        """The line as it is looked for: layout hides nothing."""
        return _squeeze(self.line)


def leaks(assignment: Assignment, notebook_text: str, beside: Mapping[str, Any] | None = None) -> list[str]:
    """Each secret found in the notebook, in the data files, or in what other files know of the subject, with its place.

    Empty when nothing leaks.
    """
    visible = {f"{assignment.name}.ipynb": _strings(notebook_text)}
    visible |= {name: "\n".join(_texts_in(known)) for name, known in (beside or {}).items()}
    for name, content in assignment.data_files().items():
        visible[name] = content.decode("utf-8", "replace")
    hidden = secrets(assignment)
    found = []
    for name, text in visible.items():
        squeezed = "\n".join(map(_squeeze, text.split("\n")))
        found += [
            _("{file} holds {place}: {text}").format(file=name, place=one.where, text=one.line)
            for one in hidden
            if one.squeezed in squeezed
        ]
    return found


def secrets(assignment: Assignment) -> list[Secret]:
    """The telling lines of the correction, except those of given code, and those of the hidden tests."""
    return [*_of_reference(assignment), *_of_hidden_tests(assignment)]


def _squeeze(text: str) -> str:
    return re.sub(r"\s+", "", text)


def _strings(notebook_text: str) -> str:
    """All the texts of a notebook, wherever they stand in it: sources, outputs, metadata."""
    try:
        return "\n".join(_texts_in(json.loads(notebook_text)))
    except ValueError:
        return notebook_text


def _texts_in(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, list):
        # A source is one text or a list of its lines.
        yield (
            "".join(value)
            if all(isinstance(part, str) for part in value)
            else "\n".join(text for part in value for text in _texts_in(part))
        )
    elif isinstance(value, dict):
        for part in value.values():
            yield from _texts_in(part)


def _of_reference(assignment: Assignment) -> Iterator[Secret]:
    source = read_source(assignment.reference)
    shown = _given_rows(source, assignment)
    shown_lines = {_squeeze(line) for row, line in _code_lines(source.text) if row in shown}
    shown_lines |= {_squeeze(line) for line in _given_in_stubs(assignment)}
    hidden = _body_rows(source) - shown
    for row, line in _code_lines(source.text):
        if row in hidden and _is_telling(line) and _squeeze(line) not in shown_lines:
            yield Secret(_line_of(assignment.reference, row), line)


def _line_of(path: Path, row: int) -> str:
    return _("line {row} of {file}").format(row=row, file=path.name)


def _given_rows(source: Source, assignment: Assignment) -> set[int]:
    """The rows of what the subject itself shows: its own definitions, and given code with all it uses."""
    known = _shown_names(assignment)
    rows: set[int] = set()
    for definition in source.definitions:
        if known & set(definition.names):
            for one in [definition, *source.needed_by(definition, _question_names(assignment))]:
                rows.update(range(one.first, one.last + 1))
    return rows


def _shown_names(assignment: Assignment) -> frozenset[str]:
    shown = set(assignment.given)
    for block in read_subject(assignment):
        if block.is_code:
            shown |= block_source(block, assignment).names
    return frozenset(shown) - _question_names(assignment)


def _given_in_stubs(assignment: Assignment) -> Iterator[str]:
    """The lines of the methods that the stub of a class gives whole, such as its `__init__`."""
    for block in read_subject(assignment):
        if block.role == "answer":
            source = block_source(block, assignment)
            for method in [one for definition in source.definitions for one in methods(definition).values()]:
                if not says_nothing(method):
                    yield from source.text.split("\n")[method.lineno - 1 : method.end_lineno]


def _question_names(assignment: Assignment) -> frozenset[str]:
    return frozenset(question.name for question in assignment.questions)


def _body_rows(source: Source) -> set[int]:
    """The rows that make an answer: bodies without docstrings and signatures, and values of variables."""
    rows: set[int] = set()
    for definition in source.definitions:
        node = definition.node
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            rows.update(range(node.body[0].lineno, definition.last + 1))
            for method in methods(definition).values():
                rows.difference_update(range(method.lineno, method.body[0].lineno))
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            rows.update(range(definition.first, definition.last + 1))
    return rows - _docstring_rows(source.tree)


def _docstring_rows(tree: ast.Module) -> set[int]:
    rows: set[int] = set()
    for node in ast.walk(tree):
        match node:
            case ast.Expr(value=ast.Constant(value=str())):
                rows.update(range(node.lineno, (node.end_lineno or node.lineno) + 1))
    return rows


def _code_lines(text: str) -> list[tuple[int, str]]:
    """Each line with its row, stripped; a comment after code is cut off, a comment alone is kept."""
    lines = text.split("\n")
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        row, column = token.start
        if token.type == tokenize.COMMENT and lines[row - 1][:column].strip():
            lines[row - 1] = lines[row - 1][:column]
    return [(row, line.strip()) for row, line in enumerate(lines, 1)]


def _is_telling(line: str) -> bool:
    """Whether the presence of this line in a notebook would tell a part of an answer."""
    if line.startswith("#"):
        return len(_squeeze(line)) >= _SHORTEST_COMMENT
    return len(_squeeze(line)) >= _SHORTEST and not _COMMON.fullmatch(re.sub(r"\s+", " ", line))


def _of_hidden_tests(assignment: Assignment) -> Iterator[Secret]:
    asked = {_squeeze(line) for line in _asked_signatures(assignment)}
    for path in sorted(assignment.hidden_tests.rglob("*.py")):
        source = read_source(path)
        quiet = _docstring_rows(source.tree)
        for row, line in _code_lines(source.text):
            if row in quiet or not _is_telling(line) or _is_small_data(line):
                continue
            if (
                _squeeze(line) not in asked
            ):  # an object of a test may have the methods that are asked of students
                yield Secret(_line_of(path, row), line)
        for identifier in _case_ids(source.tree):
            where = _("a test id of {file}").format(file=path.name)
            yield from (Secret(where, f"{quote}{identifier}{quote}") for quote in "\"'")


def _asked_signatures(assignment: Assignment) -> Iterator[str]:
    """The lines `def f(x):` of the subject's stubs and of their methods."""
    for block in read_subject(assignment):
        if block.role == "answer":
            source = block_source(block, assignment)
            for node in ast.walk(source.tree):
                if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                    yield from source.text.split("\n")[node.lineno - 1 : node.body[0].lineno - 1]


def _is_small_data(line: str) -> bool:
    """A few words or numbers, which a subject may well use in an example of its own."""
    return len(_squeeze(line)) < _SHORTEST_DATA and _ONLY_DATA.fullmatch(line) is not None


def _case_ids(tree: ast.Module) -> Iterator[str]:
    """The names given to test cases, when they are long enough to be no accident."""
    for node in ast.walk(tree):
        if isinstance(node, ast.keyword) and node.arg in ("id", "ids"):
            for part in ast.walk(node.value):
                if (
                    isinstance(part, ast.Constant)
                    and isinstance(part.value, str)
                    and len(part.value) >= _SHORTEST
                ):
                    yield part.value
